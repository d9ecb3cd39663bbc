import { classNames } from './class-names';
import { wordsLanguage } from './words-language';

interface QuotedNoteProps {
  label: string;
  text: string;
  className?: string;
}

/** What a customer wrote, in a frame of its own, so that nobody takes it for the shop's words. */
export function QuotedNote({ label, text, className }: QuotedNoteProps) {
  return (
    <figure
      aria-label={label}
      className={classNames('rounded-sm border border-l-4 p-3', className)}
    >
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <blockquote
        lang={wordsLanguage(text)}
        dir="auto"
        className="overflow-hidden whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text}
      </blockquote>
    </figure>
  );
}
