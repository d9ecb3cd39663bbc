import type { ReactNode } from 'react';
import { onOneLine } from '../../../../shared/domain/platform/entered-text';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { wordsLanguage } from '../../../ui/words-language';

const LOOKS = { danger: 'bg-chilli text-on-chilli', warning: 'bg-waffle text-on-waffle' } as const;

interface UnusualStripProps {
  look: keyof typeof LOOKS;
  word: string;
  className?: string;
  children?: ReactNode;
}

/** What is unusual about a ticket or a dish, in a colour and with a word: it is read from two metres. */
export function UnusualStrip({ look, word, className, children }: UnusualStripProps) {
  return (
    <span
      className={classNames(
        'block px-2 py-1 text-lg leading-6 font-bold [overflow-wrap:anywhere]',
        LOOKS[look],
        className,
      )}
    >
      <span className="mr-1 tracking-wide">{word}</span> {children}
    </span>
  );
}

/** Also as people write it by ear, and in Hindi and Nepali. */
const ALLERGY = /all?erg|elerg|intoleran|coeliac|celiac|diabet|एलर्ज|मधुमेह|डा[यइ]ब/i;

/** What the customer asks for the order or for one dish. An allergy is as red in either. */
export function NoteStrip({ text, className }: { text: string; className?: string }) {
  const isAllergy = ALLERGY.test(text);
  return (
    <UnusualStrip
      look={isAllergy ? 'danger' : 'warning'}
      word={isAllergy ? m.kitchen_allergy() : m.kitchen_note()}
      {...(className && { className })}
    >
      <bdi lang={wordsLanguage(text)}>{onOneLine(text)}</bdi>
    </UnusualStrip>
  );
}
