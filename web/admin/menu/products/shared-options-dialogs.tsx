import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { SharedOptions } from '../../../../shared/contract/menu/shared-options-contract';
import { sectionInLanguage } from '../../../../shared/domain/menu/translations';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { TextField } from '../../../ui/text-field';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import { missing } from '../../kit/form/numeric-text';
import { useFields } from '../../kit/form/use-fields';
import { TickList } from '../../kit/list/tick-list';
import { EMPTY_SECTION, sectionDraft, sectionFromWire, sectionToWire } from './section-draft';
import { SectionFields } from './section-fields';

const sharedDraft = z
  .object({ sections: z.tuple([sectionDraft]), productIds: z.array(z.string()) })
  .superRefine(({ sections: [section] }, context) => {
    const miss = (...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path: ['sections', 0, ...path], message: missing() });
    if (section.label === '') miss('label');
    if (section.options.length === 0) miss('options', 0, 'label');
  })
  .transform(({ sections: [section], productIds }) => ({ ...sectionToWire(section), productIds }));

type ListedProduct = Product & { searched: string };

const sharedLabel = (row: SharedOptions) => sectionInLanguage(row, getLocale()).label;

type SharedDraft = z.input<typeof sharedDraft>;

function draftOf(row: SharedOptions | undefined): SharedDraft {
  return {
    sections: [row ? { key: '', ...sectionFromWire(row) } : EMPTY_SECTION],
    productIds: row?.productIds ?? [],
  };
}

interface SharedOptionsDialogProps extends EditedRow<SharedOptions> {
  products: readonly ListedProduct[];
}

export function SharedOptionsDialog({ products, ...props }: SharedOptionsDialogProps) {
  const { sharedOptions } = useApi();
  return (
    <EditDialog
      {...props}
      noun="shared options"
      plural="shared options"
      addLabel={m.menuoffice_add_shared()}
      nameOf={sharedLabel}
      draftOf={draftOf}
      schema={sharedDraft}
      send={(entered, base) =>
        base
          ? sharedOptions.update({ ...entered, id: base.id, version: base.version })
          : sharedOptions.create(entered)
      }
      list={() => sharedOptions.list()}
    >
      <SharedFields products={products} />
    </EditDialog>
  );
}

function SharedFields({ products }: { products: readonly ListedProduct[] }) {
  const field = useFields<SharedDraft>();
  const { control, setValue } = useFormContext<SharedDraft>();
  const productIds = useWatch({ control, name: 'productIds' });
  return (
    <>
      <TextField
        label={m.menuoffice_section()}
        placeholder={m.menuoffice_section_example()}
        hint={m.menuoffice_section_hint()}
        {...field('sections.0.label')}
      />
      <SectionFields section={0} />
      <TickList
        legend={m.menuoffice_dishes_with_options()}
        searchLabel={m.menuoffice_search_dishes()}
        items={products}
        chosen={productIds}
        onChange={(chosen) => setValue('productIds', chosen, { shouldDirty: true })}
      />
      <p className="text-sm text-ink-soft">{m.menuoffice_shared_replace()}</p>
    </>
  );
}

export function DeleteSharedOptions({ row, ...rest }: DeletedRow<SharedOptions>) {
  const { sharedOptions } = useApi();
  const { id, version } = row;
  return (
    <DeleteDialog
      {...rest}
      name={sharedLabel(row)}
      noun="shared options"
      remove={() => sharedOptions.remove({ params: { id }, query: { version } })}
    >
      {m.menuoffice_delete_shared_note()}
    </DeleteDialog>
  );
}
