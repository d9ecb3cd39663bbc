import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../device/use-hydrated';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextArea, TextField } from '../../ui/text-field';

const THANKS_SHOWN_FOR_MS = 5000;

/** A message to the cafe. It is logged in this browser only: nothing is sent (spec §2). */
export function ContactForm() {
  const [thanked, setThanked] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  const ready = useHydrated();

  useEffect(() => {
    if (!thanked) return;
    thanks.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setThanked(false), THANKS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [thanked]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    console.info('Contact form', Object.fromEntries(new FormData(form)));
    form.reset();
    setThanked(true);
  };

  return (
    <section
      aria-labelledby="write"
      className="self-start rounded-xl noscript:hidden border border-mist bg-raised p-5 shadow-card md:p-8"
    >
      <h2 id="write" className="text-xl">
        Write to us
      </h2>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <TextField label="Name" name="name" autoComplete="name" maxLength={100} required />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          required
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          optional
        />
        <TextArea label="Message" name="message" rows={5} maxLength={2000} required />
        {/* Before hydration it does not submit, because the browser's own GET would put the text into the URL. */}
        <Button
          type={ready ? 'submit' : 'button'}
          size="lg"
          onClick={({ currentTarget }) => {
            if (!ready) currentTarget.form?.requestSubmit();
          }}
        >
          Send message
        </Button>
        <div ref={thanks} aria-live="polite">
          {thanked && (
            <Notice kind="success">
              Thank you for your message! We'll get back to you shortly.
            </Notice>
          )}
        </div>
      </form>
    </section>
  );
}
