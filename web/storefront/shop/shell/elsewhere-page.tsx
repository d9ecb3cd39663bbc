import { redirect } from 'react-router';

/** An unknown URL redirects to the home page (storefront rule 1). */
export const loader = () => redirect('/');
export const clientLoader = () => redirect('/');

export default function UnknownPage() {
  return null;
}
