import { Mail, MessageCircle } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withWhatsAppText } from '../../../../shared/domain/shop/whats-app';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStore } from '../../../device/store';
import { useHydrated } from '../../../device/use-hydrated';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Notice } from '../../../ui/notice';
import { TextArea, TextField } from '../../../ui/text-field';
import { useShop } from '../shop-context';
import { Failure, useAttempt } from '../use-attempt';
import { useWhatsApp, WithCallLink } from '../with-call-link';
import { type KeptMessage, keptMessage, mailTo, messageText } from './kept-message';
import { createMessageIds } from './message-ids';

const THANKS_SHOWN_FOR_MS = 5000;

/** Logged and kept in this browser: nothing is sent (shop rule 12) without the owner's inbox. */
export function ContactForm() {
  const [thanked, setThanked] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  const ready = useHydrated();
  const api = useApi();
  const { contactInbox: hasInbox } = useShop().settings;
  const ways = useWaysToSend();
  const { busy, failure, attempt } = useAttempt();
  const [idOf] = useState(createMessageIds);

  useEffect(() => {
    if (!thanked) return;
    thanks.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(() => setThanked(false), THANKS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [thanked]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = Object.fromEntries(new FormData(form)) as unknown as KeptMessage;
    console.info('Contact form', written);
    void attempt(async () => {
      if (hasInbox) await api.contact.send({ ...written, id: idOf(written) });
      else keptMessage.set(written);
      form.reset();
      setThanked(true);
    });
  };

  return (
    <section
      aria-labelledby="write"
      className="self-start rounded-xl noscript:hidden border border-mist bg-raised p-5 shadow-card md:p-8"
    >
      <h2 id="write" className="text-xl">
        {m.contact_write()}
      </h2>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <TextField
          label={m.contact_name()}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
        />
        <TextField
          label={m.contact_email()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          required
        />
        <TextField
          label={m.contact_phone()}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          optional
        />
        <TextArea label={m.contact_message()} name="message" rows={5} maxLength={2000} required />
        {/* Before hydration it does not submit, because the browser's own GET would put the text into the URL. */}
        {!hasInbox && <p className="text-sm text-ink-soft">{m.contact_stays_here({ ways })}</p>}
        <Button
          type={ready ? 'submit' : 'button'}
          size="lg"
          busy={busy}
          onClick={({ currentTarget }) => {
            if (!ready) currentTarget.form?.requestSubmit();
          }}
        >
          {m.contact_send()}
        </Button>
        <Failure message={failure} />
        <div ref={thanks} aria-live="polite">
          {thanked && <Notice kind="success">{m.contact_thanks()}</Notice>}
        </div>
      </form>
      {!hasInbox && <SendYourself />}
    </section>
  );
}

/** How a message that is kept on the device can be sent. */
function useWaysToSend() {
  const { storeEmail } = useShop().settings;
  const whatsApp = useWhatsApp();
  if (whatsApp) return storeEmail ? 'both' : 'whatsapp';
  return storeEmail ? 'email' : 'none';
}

/** Offers to send the message that is kept on the device by WhatsApp or email, where it is filled in. */
function SendYourself() {
  const { settings, content } = useShop();
  const kept = useStore(keptMessage, () => undefined);
  if (!kept) return null;
  const whatsApp = withWhatsAppText(content?.whatsappUrl ?? '', messageText(kept));
  const canSend = whatsApp !== undefined || settings.storeEmail !== '';
  const look = buttonClass({ variant: 'quiet', wide: true });
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-mist pt-4">
      <p>
        {canSend ? m.contact_send_yourself() : <WithCallLink>{m.contact_only_here()}</WithCallLink>}
      </p>
      <blockquote dir="auto" className="line-clamp-3 text-ink-soft [overflow-wrap:anywhere]">
        {kept.message}
      </blockquote>
      <div className="flex flex-col gap-3 sm:flex-row">
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={look}>
            <MessageCircle aria-hidden className="size-5" />
            WhatsApp
          </a>
        )}
        {settings.storeEmail && (
          <a href={mailTo(settings.storeEmail, kept)} className={look}>
            <Mail aria-hidden className="size-5" />
            {m.contact_email()}
          </a>
        )}
      </div>
      <Button variant="plain" onClick={() => keptMessage.clear()}>
        {m.contact_remove()}
      </Button>
    </div>
  );
}
