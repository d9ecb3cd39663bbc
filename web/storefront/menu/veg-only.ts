import { useStore } from '../../device/store';
import { createStoredStore } from '../../device/stored-store';
import { storedText } from '../../device/stored-text';

const EVERYTHING = { isOn: false };

/** Whether the visitor wants to see veg dishes only, on this device. */
export const vegOnly = createStoredStore({
  storage: storedText('maenam-veg-only'),
  version: 1,
  parse: (data) => ({ isOn: (data as typeof EVERYTHING).isOn === true }),
  initial: () => EVERYTHING,
});

export const useVegOnly = () => useStore(vegOnly, () => EVERYTHING).isOn;
