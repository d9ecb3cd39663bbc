import { useState } from 'react';
import { useLocation, useParams } from 'react-router';

/**
 * The menu's own location, which stays the same while a dish is open over it. Going back from the dish
 * leads to the same location, so the menu does not notice.
 */
export function useMenuLocation() {
  const location = useLocation();
  const { slug } = useParams();
  const [shown, setShown] = useState(location);
  if (slug !== undefined || shown.key === location.key) return shown;
  setShown(location);
  return location;
}
