import { m } from '../../../../shared/messages/compiled/messages';
import { nameAndAddress } from '../cafe-facts';
import { CafeFacts } from '../cafe-facts-list';
import { CafeMapPanel } from '../cafe-map';
import { pageMeta } from '../page-meta';
import { StructuredData } from '../structured-data/structured-data';
import type { Route } from './+types/contact-page';
import { ContactForm } from './contact-form';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.contact_title(),
    description: ({ settings }) => m.contact_description({ cafe: nameAndAddress(settings) }),
    path: '/contact',
  });

export default function ContactPage() {
  return (
    <div className="column grid gap-10 pt-8 md:grid-cols-2 md:pt-12">
      <div className="flex flex-col gap-5">
        <h1 className="text-3xl">{m.contact_title()}</h1>
        <CafeFacts />
        <CafeMapPanel />
      </div>
      <ContactForm />
      <StructuredData about="cafe" />
    </div>
  );
}
