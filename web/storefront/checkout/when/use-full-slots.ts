import { useState } from 'react';
import type { Refusal } from '../../../api/refusal';

const NONE: readonly string[] = [];

/** All of them, because the form forgets what it knew while an order is sent. */
export function useFullSlots(refusal: Refusal | undefined): readonly string[] {
  const [slots, setSlots] = useState(NONE);
  const data = refusal?.code === 'slot_unavailable' ? refusal.data : undefined;
  if (!data?.isFull || slots.includes(data.slotAt)) return slots;
  const known = [...slots, data.slotAt];
  setSlots(known);
  return known;
}
