import { useState } from 'react';
import { useLocation, useParams } from 'react-router';

/** Stays the same while a dish is open over the menu, so the menu does not notice. */
export function useMenuLocation() {
  const location = useLocation();
  const { slug } = useParams();
  const [shown, setShown] = useState(location);
  if (slug !== undefined || shown.key === location.key) return shown;
  setShown(location);
  return location;
}
