import { redirect } from 'react-router';

/** An unknown URL redirects to the home page (spec §2). */
export const loader = () => redirect('/');
export const clientLoader = () => redirect('/');

export default function UnknownPage() {
  return null;
}
