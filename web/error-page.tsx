import { isRouteErrorResponse } from 'react-router';
import { useSiteFacts } from './api/site-facts';
import logo from './brand/logo.svg?url&no-inline';
import { buttonClass } from './ui/button-class';

/** Uses plain links, because the router's state may be broken. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 py-10 text-center">
      <title>{missing ? 'Not found' : 'Something went wrong'}</title>
      <img src={useSiteFacts()?.logo ?? logo} alt="" width="80" height="80" className="size-20" />
      <h1 className="text-2xl">{missing ? 'There is nothing here' : 'That one burnt, sorry'}</h1>
      <p className="max-w-md text-ink-soft">
        {missing
          ? 'The page may have moved, or the address has a typo.'
          : 'Something went wrong on our side. Your cart is safe in this browser. Please try again.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!missing && (
          <button type="button" onClick={() => location.reload()} className={buttonClass()}>
            Try again
          </button>
        )}
        <a href="/" className={buttonClass({ variant: missing ? 'primary' : 'quiet' })}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
