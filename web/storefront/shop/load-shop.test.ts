import { expect, test } from 'vitest';
import { FALLBACK_SETTINGS } from '../../api/settings-from-wire';
import { shopFrom } from './load-shop';

test('a closed shop names the hour of its opening once the owner has confirmed the hours', () => {
  const back = { at: '2026-04-15T04:30:00.000Z', day: 'today' };
  const opening = { closing: { why: 'closed', back, holiday: null } };
  const says = (hours: boolean) => {
    const settings = { ...FALLBACK_SETTINGS, confirmed: { hours, place: true } };
    return shopFrom({ opening, settings } as never).closedMessage;
  };
  expect(says(true)).toBe('Store is closed. Please come back at 10:00 AM.');
  expect(says(false)).toBe('Store is currently closed.');
});
