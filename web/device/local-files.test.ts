import { describe, expect, test } from 'vitest';
import { readTextFile } from './local-files';

const TEXT = 'name;price\r\nसेल रोटी;₹20';
const OLD = 'name;price\r\nCafé;20';
const OLD_BYTES = Buffer.from(OLD, 'latin1');
const littleEndian = (text: string) => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => littleEndian(text).swap16();

const read = (bytes: Uint8Array, otherwise?: 'windows-1252') =>
  readTextFile(new Blob([new Uint8Array(bytes)]), otherwise);

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16LE with a mark', littleEndian(`\uFEFF${TEXT}`)],
    ['UTF-16BE with a mark', bigEndian(`\uFEFF${TEXT}`)],
    ['UTF-16LE without a mark', littleEndian(TEXT)],
    ['UTF-16BE without a mark', bigEndian(TEXT)],
  ])('in %s is read, whatever else is allowed', async (_encoding, bytes) => {
    expect(await read(bytes)).toBe(TEXT);
    expect(await read(bytes, 'windows-1252')).toBe(TEXT);
  });

  test('in Windows-1252 is read only where its letters suffice', async () => {
    expect(await read(OLD_BYTES)).toBeUndefined();
    expect(await read(OLD_BYTES, 'windows-1252')).toBe(OLD);
    expect(await read(Buffer.from(''), 'windows-1252')).toBe('');
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1')],
    ['a picture', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x6e, 0, 0, 0])],
    ['half a UTF-16 character', littleEndian(`\uFEFF${TEXT}`).subarray(0, -1)],
    ['an old Excel file', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'latin1')],
  ])('is refused if it is none: %s', async (_what, bytes) => {
    expect(await read(bytes, 'windows-1252')).toBeUndefined();
  });
});
