import type {
  CustomizationOptions,
  OptionSection,
} from '../../../shared/domain/menu/customizations';
import type { Translations } from '../../../shared/domain/menu/translations';
import { DEMO_HINDI } from './demo-hindi';
import { DEMO_LABELS } from './demo-labels';
import { DEMO_NEPALI } from './demo-nepali';

/** @param id of a category or a dish of the demo. */
export function demoTranslations(id: string): Translations {
  const words = { hi: DEMO_HINDI[id], ne: DEMO_NEPALI[id] };
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, said]) =>
      said ? [[language, { name: said[0], description: said[1] }]] : [],
    ),
  );
}

export function demoLabels(sections: CustomizationOptions): CustomizationOptions {
  return Object.fromEntries(
    Object.entries(sections).map(([key, section]) => [key, demoSection(section)]),
  );
}

export function demoSection<Section extends OptionSection>(section: Section): Section {
  return { ...withLabels(section), options: section.options.map(withLabels) };
}

function withLabels<Item extends { label: string }>(item: Item): Item {
  const [hi, ne] = DEMO_LABELS[item.label] ?? [];
  return hi && ne ? { ...item, labels: { hi, ne } } : item;
}
