import { m } from '../../../shared/messages/compiled/messages';

export const CONTENT_ID = 'content';

/** Leads past the header and the sidebar. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-raised px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
    >
      {m.nav_skip()}
    </a>
  );
}
