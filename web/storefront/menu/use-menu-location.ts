import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { pageKeyOf } from '../../ui/layer-entry';

/** Stays the same while a dish or a sheet is open over the menu, so the menu does not notice. */
export function useMenuLocation() {
  const location = useLocation();
  const { slug } = useParams();
  const [shown, setShown] = useState(location);
  if (slug !== undefined || pageKeyOf(shown) === pageKeyOf(location)) return shown;
  setShown(location);
  return location;
}
