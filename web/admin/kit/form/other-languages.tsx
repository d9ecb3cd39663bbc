import { useState } from 'react';
import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { LANGUAGE_NAMES } from '../../../../shared/domain/platform/languages';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../../shared/domain/platform/translated-languages';
import { m } from '../../../../shared/messages/compiled/messages';
import { TextArea, TextField } from '../../../ui/text-field';
import { withElements } from '../../../ui/with-elements';
import { wordsLanguage } from '../../../ui/words-language';
import { useFields } from './use-fields';

interface TranslatedField {
  /** 'Name', 'Option 2'. */
  what: string;
  /** What customers read where a language lacks it. */
  english: string;
  pathIn: (language: TranslatedLanguage) => string;
  isLong?: boolean;
}

interface OtherLanguagesProps {
  /** Whose words they are, for a screen reader: 'Topping'. */
  of?: string;
  fields: readonly TranslatedField[];
}

/** The words of a form in other languages beside those in English, folded until they are needed. */
export function OtherLanguages({ of, fields }: OtherLanguagesProps) {
  const { getFieldState, formState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some(({ pathIn }) =>
    TRANSLATED_LANGUAGES.some((language) => getFieldState(pathIn(language), formState).invalid),
  );
  const isShown = isOpen || isWrong;
  const languages = TRANSLATED_LANGUAGES.map((language) => m.setting_language({ language })).join(
    ', ',
  );
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-md border border-mist px-3"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {of ? (
          <>
            <span aria-hidden>{languages}</span>
            <span className="sr-only">{m.menuoffice_languages_of({ languages, of })}</span>
          </>
        ) : (
          languages
        )}
      </summary>
      {isShown && (
        <div className="flex flex-col gap-4 pb-3">
          <p className="text-sm text-ink-soft">{m.menuoffice_empty_is_english()}</p>
          {fields.map((field) => (
            <InEachLanguage key={field.what} {...field} />
          ))}
        </div>
      )}
    </details>
  );
}

function InEachLanguage({ what, english, pathIn, isLong }: TranslatedField) {
  const field = useFields<FieldValues>();
  return (
    <fieldset className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <legend className="pb-1 text-ink-soft">
        {what}: <bdi lang={wordsLanguage(english)}>{english || m.menuoffice_no_words()}</bdi>
      </legend>
      {TRANSLATED_LANGUAGES.map((language) => {
        const shown = {
          label: <InLanguage what={what} language={language} />,
          lang: language,
          autoComplete: 'off',
          ...field(pathIn(language) as Path<FieldValues>),
        };
        return isLong ? (
          <TextArea key={language} rows={2} {...shown} />
        ) : (
          <TextField key={language} {...shown} />
        );
      })}
    </fieldset>
  );
}

/** 'Name in Hindi (हिन्दी)'. On a page in Hindi the language's own name is its name. */
function InLanguage({ what, language }: { what: string; language: TranslatedLanguage }) {
  const fields = { what, language: m.setting_language({ language }) };
  if (fields.language === LANGUAGE_NAMES[language]) return m.menuoffice_in_own_language(fields);
  return withElements(m.menuoffice_in_language, {
    ...fields,
    own: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
  });
}
