import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { auditPackages } from './audit-packages.mjs';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** What comes of an audit by a registry that answers so. */
async function auditBy(answer: RequestListener) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const passed = await auditPackages({ npm_config_registry: `http://127.0.0.1:${port}/` });
  return { passed, line: said.mock.calls.flat().join('\n') };
}

const advisory = (severity: string) => ({
  hono: [
    {
      id: severity.length,
      url: 'http://x',
      title: 'A weakness',
      severity,
      vulnerable_versions: '*',
    },
  ],
});

test.each([
  ['high', false, 'have a known weakness rated high'],
  ['moderate', true, 'No package has a known weakness'],
])(
  'a weakness rated %s passes: %s',
  async (severity, passed, line) => {
    const outcome = await auditBy((request, response) => {
      if (request.method === 'POST') response.end(JSON.stringify(advisory(severity)));
      else response.writeHead(404).end();
    });
    expect(outcome).toEqual({ passed, line: expect.stringContaining(line) });
  },
  60_000,
);

test('a registry that does not know the question is passed over, and a line says so', async () => {
  const outcome = await auditBy((_request, response) => response.writeHead(405).end());
  expect(outcome).toEqual({ passed: true, line: expect.stringContaining('did not answer') });
}, 60_000);
