import { redirect } from 'react-router';

/** An unknown URL leads home (spec §2). */
export const loader = () => redirect('/');
export const clientLoader = () => redirect('/');

export default function Elsewhere() {
  return null;
}
