import type { SharedOptions } from '../../../../shared/contract/menu/shared-options-contract';
import { choiceWords } from '../../../../shared/domain/menu/choice-words';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import type { Column } from '../../kit/list/data-table';
import { CHOICE_LABELS } from './section-draft';

const optionNames = ({ options }: SharedOptions) => options.map(({ label }) => label).join(', ');

export const SHARED_OPTIONS_COLUMNS: readonly Column<SharedOptions>[] = [
  {
    id: 'label',
    accessorKey: 'label',
    header: 'Section',
    cell: ({ row }) => <bdi className="font-semibold">{row.original.label}</bdi>,
  },
  {
    id: 'options',
    accessorFn: optionNames,
    header: 'Options',
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi>{optionNames(row.original)}</bdi>,
  },
  {
    id: 'choice',
    accessorFn: choiceWords,
    header: 'Customers',
    cell: ({ row }) => choiceWords(row.original) || CHOICE_LABELS.optional,
  },
  {
    id: 'dishes',
    accessorFn: ({ productIds }) => productIds.length,
    header: 'Used by',
    cell: ({ row }) => pluralize(row.original.productIds.length, 'dish', 'dishes'),
  },
];
