import { afterEach, expect, test } from 'vitest';
import { KITCHEN_SETTINGS } from '../../../../shared/contract/shop/kitchen-settings';
import { type Setting, settingLabel } from '../../../../shared/contract/shop/owner-setting';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { TAX_SETTINGS } from '../../../../shared/contract/shop/taxes-contract';
import { LANGUAGES, type Language } from '../../../../shared/domain/platform/languages';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';

const SETTINGS: Record<string, Setting> = {
  ...SHOP_SETTINGS,
  ...KITCHEN_SETTINGS,
  ...TAX_SETTINGS,
};
/** Names of registers and of UPI are the same in every language. */
const isSame = (name: string) => name === 'gstin' || name === 'upiId';

afterEach(() => overwriteGetLocale(() => 'en'));

test('forms and the audit log name each setting and its choices in the language of the page', () => {
  const wordsIn = (language: Language) => {
    overwriteGetLocale(() => language);
    return Object.entries(SETTINGS)
      .filter(([name]) => !isSame(name))
      .flatMap(([name, setting]) => {
        const { label, help, valueLabels = {} } = setting;
        const choices = Object.values(valueLabels).map((choice) => choice());
        const words = [label?.(), help?.(), settingLabel(setting), ...choices];
        return words.map((each) => [name, each] as const);
      });
  };
  const english = wordsIn('en');
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const said = wordsIn(language);
    const untold = said.filter(([, words], index) => words && words === english[index]?.[1]);
    expect(untold.map(([name]) => name)).toEqual([]);
  }
});
