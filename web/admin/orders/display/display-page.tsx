import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useSiteFacts } from '../../../api/site-facts';
import { useRead } from '../../../device/use-read';
import { keepScreenOn } from '../../../device/wake-lock';
import { LanguageLinks } from '../../../page-scripts/language-links';
import { useStaffState } from '../../../session/staff-session-provider';
import { BackOfficeLoading } from '../../kit/back-office-loading';
import { BACK_OFFICE, loginPath } from '../../kit/back-office-pages';
import { ShownState } from './shown-state';
import { useShown } from './use-shown';

export const meta = () => [
  { title: m.office_page_title({ page: m.display_page() }) },
  { name: 'robots', content: 'noindex' },
];

/** The screen that faces the customer, signed in with the account of the till (display rule 1). */
export default function DisplayPage() {
  const { status } = useStaffState();
  if (status === 'loading') return <BackOfficeLoading>{m.office_checking()}</BackOfficeLoading>;
  if (status === 'signed-out') {
    return <Navigate to={loginPath(`${BACK_OFFICE}/display`)} replace />;
  }
  return <Display />;
}

function Display() {
  const api = useApi();
  const { state, mood } = useShown();
  const { answer: settings } = useRead(() => api.settings.read(), { retryMs: 3000 });
  useEffect(keepScreenOn, []);
  const name = settings?.storeName;
  return (
    <main className="flex min-h-dvh flex-col bg-paper text-ink">
      <div className="flex flex-1 flex-col items-center justify-center p-4 text-center md:p-8">
        {mood === 'idle' && <Greeting name={name} />}
        {mood === 'unsure' && <h1 className="font-display text-4xl">{m.display_look()}</h1>}
        {mood === 'current' && <ShownState state={state} />}
      </div>
      <footer className="border-t border-mist p-2 text-lg">
        <LanguageLinks
          className="flex flex-wrap justify-center gap-2"
          linkClass="inline-flex min-h-11 items-center rounded-md px-4 aria-[current=true]:bg-hill-soft aria-[current=true]:font-bold"
        />
      </footer>
    </main>
  );
}

function Greeting({ name }: { name: string | undefined }) {
  return (
    <>
      <img src={useSiteFacts()?.logo} alt="" className="mb-6 size-40 rounded-xl md:size-56" />
      <p className="text-2xl text-ink-soft">{m.display_welcome()}</p>
      <h1 className="font-display text-4xl [overflow-wrap:anywhere] md:text-5xl">{name}</h1>
    </>
  );
}
