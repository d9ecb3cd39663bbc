import { redirect } from 'react-router';

/** An unknown URL leads home (spec §2). */
export function loader() {
  return redirect('/');
}

export function clientLoader() {
  return redirect('/');
}

export default function Elsewhere() {
  return null;
}
