import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProvedSum } from '../../../shared/domain/money/proved-sums';
import { proveApart } from './prove-apart';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proof-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function proveWith(program: string): Promise<ProvedSum[]> {
  const file = join(folder, 'command.mjs');
  writeFileSync(file, program);
  return proveApart(pathToFileURL(file));
}

const WRONG = { troubles: [{ sum: 'orders-lines', found: ['4KX9TQ2M'] }] };

test('the proof of another process is read, whether the sums hold or not', async () => {
  expect(await proveWith(`console.log('{"troubles":[]}')`)).toEqual([]);
  const found = await proveWith(
    `if (process.argv.slice(2).join(' ') === 'proof --json') console.log('${JSON.stringify(WRONG)}');
    process.exitCode = 1`,
  );
  expect(found).toEqual(WRONG.troubles);
});

test('a process that fails is no proof', async () => {
  await expect(proveWith(`throw new Error('no database')`)).rejects.toThrow('no database');
  await expect(proveWith('')).rejects.toThrow('printed no result');
});
