import { m } from '../../../../shared/messages/compiled/messages';

/** The main pages in the order of every menu (storefront rule 2). */
export const navEntries = () => [
  { to: '/', label: m.nav_home() },
  { to: '/menu', label: m.nav_menu() },
  { to: '/about', label: m.nav_about() },
  { to: '/contact', label: m.nav_contact() },
];
