import { redirect } from 'react-router';

/** An address that the storefront does not know leads home (spec §2). */
export function loader() {
  return redirect('/');
}

export function clientLoader() {
  return redirect('/');
}

export default function Elsewhere() {
  return null;
}
