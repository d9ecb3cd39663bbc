import { expect, test } from 'vitest';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import { CONTENT_DEFAULTS } from '../../../../shared/contract/shop/content-defaults';
import { type ContentDraft, contentDraft, draftOf } from './content-draft';

const filled = draftOf({ ...CONTENT_DEFAULTS, specialties: ['waffle', 'pizza'] });

function problems(changes: Partial<ContentDraft>) {
  const read = contentDraft.safeParse({ ...filled, ...changes }, { error: fieldWords });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('unchanged content is sent as read, and typed content is trimmed', () => {
  expect(filled.specialties).toEqual(['waffle', 'pizza', '', '']);
  expect(contentDraft.parse(filled)).toEqual({
    ...CONTENT_DEFAULTS,
    specialties: ['waffle', 'pizza'],
  });
  const specialties = ['', 'tea', '', 'cake'];
  const entered = contentDraft.parse({ ...filled, tagline: ' Momos ', specialties });
  expect(entered).toMatchObject({ tagline: 'Momos', specialties: ['tea', 'cake'] });
});

test.each([
  [{ specialties: ['tea', '', 'tea', ''] }, 'specialties', 'Each product once'],
  [
    { instagramUrl: 'instagram.com/cafe' },
    'instagramUrl',
    'Please enter an address that begins with https://, without spaces',
  ],
  [{ smsText: 'Hello' }, 'smsText', 'Please write {code} once, where the code belongs'],
  [
    { testimonials: [{ quote: 'Warm!', name: 'Pema', consentedOn: '' }] },
    'testimonials.0.consentedOn',
    'Please choose a date',
  ],
  [{ facts: [{ figure: '', meaning: 'x' }] }, 'facts.0.figure', 'Please fill in this field'],
])('%j is refused', (changes, path, message) => {
  expect(problems(changes)).toContainEqual([path, message]);
});
