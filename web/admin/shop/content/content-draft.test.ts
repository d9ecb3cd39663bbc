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

test('words in other languages have a field each, and empty ones are not sent', () => {
  const fact = { figure: '1952', meaning: 'first pot' };
  const said = { hi: { heroHeading: 'गरम वाफल' } };
  const draft = draftOf({ ...CONTENT_DEFAULTS, facts: [fact], translations: said });
  expect(draft.translations.ne?.heroHeading).toBe('');
  expect(draft.facts[0]?.translations?.hi).toEqual({ figure: '', meaning: '' });
  const sent = contentDraft.parse(draft);
  expect(sent).toMatchObject({ translations: said, facts: [{ ...fact, translations: {} }] });
  expect(Object.keys(sent.translations)).toEqual(['hi']);
});

test.each([
  [{ specialties: ['tea', '', 'tea', ''] }, 'specialties', 'Each product once'],
  [
    { instagramUrl: 'instagram.com/cafe' },
    'instagramUrl',
    'Please enter an address that begins with https://, without spaces',
  ],
  [
    { translations: { hi: { tagline: 'अ'.repeat(81) } } },
    'translations.hi.tagline',
    'At most 80 characters',
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
