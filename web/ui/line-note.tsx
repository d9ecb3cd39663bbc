import { m } from '../../shared/messages/compiled/messages';
import { classNames } from './class-names';

/** What a customer asks for one dish, with a bar beside it, so that nobody takes it for the shop's words. */
export function LineNote({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={classNames(
        'my-1 block rounded-sm border border-l-4 px-2 font-semibold [overflow-wrap:anywhere]',
        className,
      )}
    >
      {m.ui_note_label()} <bdi>{text}</bdi>
    </span>
  );
}
