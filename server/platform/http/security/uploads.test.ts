import { expect, test } from 'vitest';
import { MENU_FILE_MAX_BYTES } from '../../../../shared/contract/menu/menu-file-contract';
import { DomainError } from '../../../../shared/domain/platform/refusals';
import type { Role } from '../../../../shared/domain/platform/roles';
import { httpParts } from '../../../../tests/support/platform/http-parts';
import type { Caller } from '../api/api-call';
import { createHttpApp } from '../http-app';

const UPLOADS = ['/api/products/pictures', '/api/products/import-preview', '/api/products/import'];

function callerOf(role: Role | null): Caller {
  const session = { id: null, tokenEndsAt: new Date(), deviceId: null, asksPin: false };
  const admin = role && { id: 'x', name: 'x', email: 'x', role, version: 1 };
  return { userId: 'x', phoneNumber: null, admin, session };
}

/** Sends a body of unknown length and returns how many bytes the server read. */
async function send(path: string, bytes: number, identify: () => Promise<Caller | null>) {
  const api = async (request: Request) => new Response(String((await request.text()).length));
  const app = createHttpApp({ ...httpParts(), api, identify });
  const piece = new Uint8Array(10_000);
  let read = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read >= bytes) return controller.close();
        read += piece.byteLength;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await app.request(path, init);
  return { status: response.status, read, text: await response.text() };
}

test.each(UPLOADS)(
  'an upload to %s without the role is refused before its body is read',
  async (path) => {
    const refused = async () => {
      throw new DomainError('unauthorized');
    };
    const stranger = await send(path, 1_000_000, async () => null);
    expect(stranger).toMatchObject({ status: 401, read: 0 });
    expect(await send(path, 1_000_000, refused)).toMatchObject({ status: 401, read: 0 });
    for (const role of [null, 'staff'] as const) {
      const caller = await send(path, 1_000_000, async () => callerOf(role));
      expect(caller).toMatchObject({ status: 403, read: 0 });
    }
  },
);

test.each(UPLOADS)('a manager’s upload to %s is read completely', async (path) => {
  const sent = await send(path, MENU_FILE_MAX_BYTES - 10_000, async () => callerOf('manager'));
  expect(sent).toMatchObject({ status: 200, text: String(sent.read) });
});

test('a manager’s other calls have the normal limit', async () => {
  const sent = await send('/api/products', 1_000_000, async () => callerOf('manager'));
  expect(sent.status).toBe(413);
  expect(sent.read).toBeLessThanOrEqual(70_000);
});

test.each([
  ['/api/products/pictures', 200],
  ['/api/products/import', 400],
])('a body without a type at %s', async (path, status) => {
  const api = async () => new Response('taken');
  const identify = async () => callerOf('manager');
  const app = createHttpApp({ ...httpParts(), api, identify });
  const init = { method: 'POST', body: new Blob(['x']) };
  expect((await app.request(path, init)).status).toBe(status);
});
