import { expect, test } from 'vitest';
import type { Api } from '../../api/api-client';
import { WireError } from '../../api/refusal';
import { loadGuests } from './load-orders';

test('a guest order without an answer may still exist, unlike one that is not found', async () => {
  const failures: Record<string, Error> = {
    lost: new TypeError('Failed to fetch'),
    gone: new WireError('not_found', 404, ''),
  };
  const read = ({ params }: { params: { id: string } }) => Promise.reject(failures[params.id]);
  const api = { orders: { read } } as unknown as Api;
  const asked = Object.keys(failures).map((id) => ({ id, accessToken: 'token' }));
  expect((await loadGuests(api, asked)).unread).toEqual(['lost']);
});
