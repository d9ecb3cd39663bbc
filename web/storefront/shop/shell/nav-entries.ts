/** The main pages in the order of every menu (storefront rule 2). */
export const NAV_ENTRIES = [
  { to: '/', label: 'Home' },
  { to: '/menu', label: 'Menu' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const;
