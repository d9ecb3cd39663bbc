import { type FieldValues, useFormContext } from 'react-hook-form';
import { OtherLanguages } from '../../kit/form/other-languages';

interface ContentWordsProps {
  /** Whose words they are, for a screen reader. */
  of: string;
  /** The path of a list's entry: 'facts.0'; the page's own texts without one. */
  at?: string;
  /** What the form calls each field, by its name. */
  labels: Readonly<Record<string, string>>;
  long?: readonly string[];
}

/** The same words in the other languages. */
export function ContentWords({ of, at, labels, long = [] }: ContentWordsProps) {
  const { watch } = useFormContext<FieldValues>();
  const inEntry = at ? `${at}.` : '';
  return (
    <div className="sm:col-span-2">
      <OtherLanguages
        of={of}
        fields={Object.entries(labels).map(([name, what]) => ({
          what,
          english: watch(`${inEntry}${name}`),
          pathIn: (language) => `${inEntry}translations.${language}.${name}`,
          isLong: long.includes(name),
        }))}
      />
    </div>
  );
}
