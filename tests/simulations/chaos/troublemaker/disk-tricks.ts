import { ADDRESSES, accepted, fire, JSON_TYPE, request, type Tricks } from './trick';

const NOW = '2026-04-15T06:00:00Z';
const ENTRIES = 15;
const EVENTS = 50;
/** A phone number in a URL, which must not appear in the server's output. */
export const DECOY_PHONE = '919876543210';

const entry = (message: string, stack: string) => ({
  ...{ level: 'error', category: 'page', timestamp: NOW, message },
  data: { stack },
});
const LOGS = JSON.stringify({
  entries: Array.from({ length: ENTRIES }, () => entry('x'.repeat(1900), 'y'.repeat(1900))),
});
const event = (...facts: string[]) => ({ name: 'view_item', data: { ...facts }, at: NOW });
const FACT = 'x'.repeat(200);
const FULL = JSON.stringify({
  events: Array.from({ length: EVENTS }, () => event(FACT, FACT, FACT, FACT)),
});

/** Fills the disk and the log, and reads everything that was filled. */
export const DISK_TRICKS: Tricks = {
  'full log entries': {
    perSecond: 1,
    withstood: [202, 429],
    run: async (scene, random) => {
      const from = random.pick(ADDRESSES);
      const sender = random.pick(scene.accounts);
      const shot = { path: '/api/logs', from, token: sender.token, headers: JSON_TYPE, body: LOGS };
      const status = await fire(scene, random, shot);
      const account = scene.accounts.indexOf(sender);
      if (status === 202) accepted(scene, LOGS, `logs of ${account}`, `logs from ${from}`);
      return status;
    },
  },
  'a log entry of 62 kB': request(0.5, [400, 429], (random, { accounts }) => ({
    path: '/api/logs',
    token: random.pick(accounts).token,
    body: { entries: [entry('x', 'y'.repeat(62_000))] },
  })),
  'an export of everything': request(1, [200, 429], (random, { accounts }) => ({
    path: '/api/users/me/export',
    token: random.pick(accounts).token,
  })),
  'full events': {
    perSecond: 3,
    withstood: [202, 429],
    run: async (scene, random) => {
      const from = random.pick(ADDRESSES);
      const shot = { path: '/api/events', from, headers: JSON_TYPE, body: FULL };
      const status = await fire(scene, random, shot);
      if (status === 202) accepted(scene, FULL, `events from ${from}`);
      return status;
    },
  },
  'an event of 62 kB': request(1, [400, 429], () => ({
    path: '/api/events',
    body: { events: [event('x'.repeat(62_000))] },
  })),
  'a long path that cannot be decoded': request(3, [400], (random) => ({
    path: `/%zz+${DECOY_PHONE}${'A'.repeat(random.between(1, 12_000))}`,
  })),
};
