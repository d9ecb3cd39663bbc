import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import type {
  CustomizationOptions,
  OptionSection,
} from '../../../../shared/domain/menu/customizations';
import { sectionInLanguage } from '../../../../shared/domain/menu/translations';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { Options, SelectField } from '../../../ui/select-field';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { dishName } from '../languages/dish-names';
import { copiedSections, type SectionDraft } from './section-draft';

interface Source {
  id: string;
  words: string;
  options: CustomizationOptions;
}

const inPageLanguage = (section: OptionSection) => sectionInLanguage(section, getLocale());

function sectionWords(section: OptionSection): string {
  const { label, options } = inPageLanguage(section);
  return `${label}: ${options.map((option) => option.label).join(', ')}`;
}

/** Adds shared options, or copies another product's sections, loaded when asked for. */
export function CopyOptions({ onCopy }: { onCopy: (sections: SectionDraft[]) => void }) {
  const { catalog, sharedOptions } = useApi();
  const { busy, failure, send } = useMutation();
  const [sources, setSources] = useState<{ shared: Source[]; products: Source[] }>();

  const load = async () => {
    const sent = await send(async () => {
      const [shared, products] = [await sharedOptions.list(), await catalog.listProducts({})];
      return {
        shared: shared.map(({ id, productIds, version, ...section }) => ({
          id,
          words: sectionWords(section),
          options: { shared: { ...section, sharedId: id } },
        })),
        products: products.flatMap(({ id, customizationOptions: options, ...dish }) => {
          const labels = Object.values(options).map((section) => inPageLanguage(section).label);
          const words = `${dishName(dish)}: ${labels.join(', ')}`;
          return labels.length === 0 ? [] : { id, words, options };
        }),
      };
    }, m.menuoffice_products_load_failed());
    setSources(sent?.result);
  };
  const copyFrom = (chosen: string) => {
    const source = [...(sources?.shared ?? []), ...(sources?.products ?? [])].find(
      ({ id }) => id === chosen,
    );
    if (!source) return;
    onCopy(copiedSections(source.options));
    setSources(undefined);
  };

  if (!sources) {
    return (
      <>
        <Button variant="plain" className="self-start" busy={busy} onClick={load}>
          {!busy && <CopyPlus aria-hidden className="size-5" />}
          {m.menuoffice_use_options()}
        </Button>
        <FailureNotice message={failure?.message} />
      </>
    );
  }
  const { shared, products } = sources;
  return (
    <SelectField
      label={m.menuoffice_options_to_use()}
      hint={shared.length + products.length === 0 ? m.menuoffice_no_options_yet() : undefined}
      autoFocus
      value=""
      onChange={({ target }) => copyFrom(target.value)}
    >
      <option value="">{m.menuoffice_choose()}</option>
      <SourceGroup label={m.menuoffice_shared_options()} sources={shared} />
      <SourceGroup label={m.menuoffice_copy_from_dish()} sources={products} />
    </SelectField>
  );
}

function SourceGroup({ label, sources }: { label: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <optgroup label={label}>
      <Options of={sources.map(({ id, words }) => [id, words])} />
    </optgroup>
  );
}
