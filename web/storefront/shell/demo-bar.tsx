import { ChevronDown } from 'lucide-react';

/** A demo's mark, and how to sign in to it. */
export function DemoBar() {
  return (
    <details className="group bg-waffle text-on-waffle">
      <summary className="column flex min-h-11 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="rounded-sm bg-on-waffle px-2 font-bold text-waffle">Demo</span>
        <span className="font-semibold">How to sign in</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <p className="column pb-3 text-sm">
        As a customer: any Indian mobile number, such as 98765 43210. No text message is sent; the
        code is printed on the console that the shop was started from. As staff:{' '}
        <a href="/admin" className="font-semibold underline">
          the back office
        </a>
        , with the email address and password printed there at the first start.
      </p>
    </details>
  );
}
