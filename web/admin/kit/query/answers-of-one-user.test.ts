import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SessionState } from '../../../session/session';
import { answersOfOneUser } from './answers-of-one-user';

type State = SessionState<{ id: string; role: 'admin' | 'staff' }>;
const SIGNED_IN: State = { status: 'signed-in', user: { id: 'a', role: 'admin' } };

/** The answers that are left in the cache. `shown` is on the page. */
async function left(...states: State[]) {
  const client = new QueryClient();
  client.setQueryData(['earlier page'], 'secret');
  let reads = 0;
  const queryFn = async () => {
    reads += 1;
    return reads;
  };
  const shown = new QueryObserver(client, { queryKey: ['shown'], queryFn });
  const end = shown.subscribe(() => {});
  await shown.refetch({ cancelRefetch: false });
  const follow = answersOfOneUser(client);
  for (const state of states) follow(state);
  const keys = client.getQueryCache().getAll();
  end();
  return { keys: keys.map(({ queryKey }) => queryKey[0]), reads };
}

test.each<[string, State]>([
  ['signs out', { status: 'signed-out' }],
  ['is another one', { status: 'signed-in', user: { id: 'b', role: 'admin' } }],
  ['gets another role', { status: 'signed-in', user: { id: 'a', role: 'staff' } }],
])(
  'when the user %s, earlier answers are forgotten and the page is read again',
  async (_, next) => {
    expect(await left(SIGNED_IN, next)).toEqual({ keys: ['shown'], reads: 2 });
  },
);

test('they stay for the same user, also while the session is read without a network', async () => {
  const states: State[] = [{ status: 'loading' }, SIGNED_IN, { status: 'unknown' }, SIGNED_IN];
  expect(await left(...states)).toEqual({ keys: ['earlier page', 'shown'], reads: 1 });
});
