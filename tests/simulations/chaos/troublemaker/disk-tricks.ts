import { bearer, fire, JSON_TYPE } from './fire';
import { ADDRESSES, accepted, request, type Tricks } from './trick';

const NOW = '2026-04-15T06:00:00Z';
const ENTRIES = 15;
const EVENTS = 50;
/** A phone number in a URL, which must not appear in the server's output. */
export const DECOY_PHONE = '919876543210';

const entry = (message: string, stack: string) => ({
  level: 'error',
  category: 'page',
  timestamp: NOW,
  message,
  data: { stack },
});
const logs = JSON.stringify({
  entries: Array.from({ length: ENTRIES }, () => entry('x'.repeat(1900), 'y'.repeat(1900))),
});
const fatLog = JSON.stringify({ entries: [entry('x', 'y'.repeat(62_000))] });

const event = (...facts: string[]) => ({ name: 'view_item', data: { ...facts }, at: NOW });
const fact = 'x'.repeat(200);
const events = JSON.stringify({
  events: Array.from({ length: EVENTS }, () => event(fact, fact, fact, fact)),
});
const fatEvents = JSON.stringify({ events: [event('x'.repeat(62_000))] });

/** Fills the disk and the log, and reads everything that was filled. */
export const DISK_TRICKS: Tricks = {
  'full log entries': {
    perSecond: 1,
    withstood: [202, 429],
    run: async (scene, random) => {
      const from = random.pick(ADDRESSES);
      const sender = random.pick(scene.accounts);
      const headers = { ...JSON_TYPE, ...bearer(sender.token) };
      const shot = { method: 'POST', path: '/api/logs', from, headers, body: logs };
      const status = await fire(random.pick(scene.urls), shot);
      const account = scene.accounts.indexOf(sender);
      if (status === 202) accepted(scene, logs, `logs of ${account}`, `logs from ${from}`);
      return status;
    },
  },
  'a log entry of 62 kB': request(0.5, [400, 429], ({ accounts }, random) => ({
    method: 'POST',
    path: '/api/logs',
    from: random.pick(ADDRESSES),
    headers: { ...JSON_TYPE, ...bearer(random.pick(accounts).token) },
    body: fatLog,
  })),
  'an export of everything': request(1, [200, 429], ({ accounts }, random) => ({
    method: 'GET',
    path: '/api/users/me/export',
    from: random.pick(ADDRESSES),
    headers: bearer(random.pick(accounts).token),
  })),
  'full events': {
    perSecond: 3,
    withstood: [202, 429],
    run: async (scene, random) => {
      const from = random.pick(ADDRESSES);
      const shot = { method: 'POST', path: '/api/events', from, headers: JSON_TYPE, body: events };
      const status = await fire(random.pick(scene.urls), shot);
      if (status === 202) accepted(scene, events, `events from ${from}`);
      return status;
    },
  },
  'an event of 62 kB': request(1, [400, 429], (_, random) => ({
    method: 'POST',
    path: '/api/events',
    from: random.pick(ADDRESSES),
    headers: JSON_TYPE,
    body: fatEvents,
  })),
  'a long path that cannot be decoded': request(3, [400], (_, random) => ({
    method: 'GET',
    path: `/%zz+${DECOY_PHONE}${'A'.repeat(random.between(1, 12_000))}`,
    from: random.pick(ADDRESSES),
  })),
};
