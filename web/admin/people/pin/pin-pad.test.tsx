import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Api } from '../../../api/api-client';
import { ApiProvider } from '../../../api/api-provider';
import { StaffSessionProvider } from '../../../session/staff-session-provider';
import { afterKey, PinPad } from './pin-pad';

const PEOPLE = [
  { id: 'dorji', name: 'Dorji' },
  { id: 'pema', name: 'Pema' },
];

function padOf(userId?: string): string {
  return renderToStaticMarkup(
    <ApiProvider api={{} as Api}>
      <StaffSessionProvider>
        <PinPad people={PEOPLE} userId={userId} onSignedIn={() => {}} />
      </StaffSessionProvider>
    </ApiProvider>,
  );
}

test.each([
  ['pema', 'Pema'],
  [undefined, 'Dorji'],
  ['nobody', 'Dorji'],
])('the pad asks first for the PIN of who is signed in (%s)', (userId, name) => {
  const html = padOf(userId);
  const chosen = html.match(/<button[^>]*aria-pressed="true".*?<\/button>/g) ?? [];
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain(name);
  expect(html).toContain(`PIN of ${name}`);
});

test('the pad has its own keys, opens no other ones, and no browser keeps the PIN', () => {
  const html = padOf();
  const keys = html.match(/>\d<\/button>/g)?.map((key) => key[1]);
  expect(keys?.join('')).toBe('1234567890');
  expect(html).toMatch(/aria-label="Delete the last digit"/);
  expect(html).toMatch(/<input[^>]*inputMode="none"[^>]*autoComplete="off"/i);
});

test('a keyboard types digits, those of Hindi and Nepali too, and deletes the last one', () => {
  expect(afterKey('73', '9')).toBe('739');
  expect(afterKey('73', '९')).toBe('73९');
  expect(afterKey('73', 'Backspace')).toBe('7');
  expect(afterKey('', 'Backspace')).toBe('');
  for (const key of ['a', 'Enter', 'Tab', ' ', 'F1', '-'])
    expect(afterKey('73', key)).toBeUndefined();
});
