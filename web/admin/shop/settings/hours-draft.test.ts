import { expect, test } from 'vitest';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import type { SettingsInput } from '../../../../shared/contract/shop/settings-contract';
import { SAMPLE_SETTINGS } from '../../../../tests/support/shop/sample-settings';
import { draftOf, type SettingsDraft, settingsDraft } from './settings-draft';

const TOO_LATE = 'Closing must be later than opening, or after midnight until 6:00 am';
const OVERLAP = 'Each opening must be after the closing before it';
const filled = draftOf(SAMPLE_SETTINGS);
const monday = filled.week[0] as SettingsDraft['week'][number];
const nights = [{ opens: '18:00', closes: '24:00' }];
const split = [
  { opens: '08:00', closes: '11:00' },
  { opens: '17:30', closes: '24:00' },
];

const late = [
  ...split.slice(0, 1),
  { opens: '12:00', closes: '15:00' },
  { opens: '18:00', closes: '02:00' },
];
const mondaySpan = monday.spans[0] as (typeof monday.spans)[number];

const withMonday = (changes: Partial<typeof monday>): SettingsDraft => ({
  ...filled,
  week: [{ ...monday, ...changes }, ...filled.week.slice(1)],
});

function problems(draft: SettingsDraft) {
  const read = settingsDraft.safeParse(draft, { error: fieldWords });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test.each<Partial<SettingsInput>>([
  {},
  { opensAt: '08:00', closesAt: '23:59', weeklyHours: [split, [], nights, [], nights, split, []] },
  { weeklyHours: Array(7).fill([]) },
  { opensAt: '08:00', closesAt: '23:59', weeklyHours: [late, late, [], late, late, [], []] },
  { opensAt: '18:00', closesAt: '23:59', weeklyHours: Array(7).fill(nights) },
  {
    holidays: [
      { date: '2027-01-26', name: 'Republic Day', hours: [] },
      { date: '2027-02-08', name: '', hours: split },
    ],
  },
])('unchanged hours are sent as read: %j', (hours) => {
  const settings = { ...SAMPLE_SETTINGS, ...hours };
  expect(settingsDraft.parse(draftOf(settings))).toEqual(settings);
});

test('a day that is closed and opened again has its hours, and midnight ends a day', () => {
  const closed = withMonday({ isOpen: false, spans: [{ opens: '', closes: '' }] });
  expect(settingsDraft.parse(closed).weeklyHours?.[0]).toEqual([]);
  const open = withMonday({ spans: [mondaySpan, { opens: '21:00', closes: '00:00' }] });
  expect(settingsDraft.parse(open)).toMatchObject({ opensAt: '10:00', closesAt: '23:59' });
  expect(settingsDraft.parse(open).weeklyHours?.[0]).toEqual([
    { opens: '10:00', closes: '19:40' },
    { opens: '21:00', closes: '24:00' },
  ]);
});

test('special days are sent by date', () => {
  const hours = { ...monday, isOpen: false };
  const dates = ['2027-02-08', '2026-12-25'];
  const holidays = dates.map((date) => ({ date, name: ' Losar ', hours }));
  expect(settingsDraft.parse({ ...filled, holidays }).holidays).toEqual([
    { date: '2026-12-25', name: 'Losar', hours: [] },
    { date: '2027-02-08', name: 'Losar', hours: [] },
  ]);
  expect(problems({ ...filled, holidays: Array(2).fill(holidays[0]) })).toEqual([
    ['holidays.1.date', 'This date is in the list already'],
  ]);
  expect(problems({ ...filled, holidays: [{ date: '', name: '', hours }] })).toEqual([
    ['holidays.0.date', 'Please choose a date'],
  ]);
});

test.each([
  [[{ opens: '' }], '0.opens', 'Please enter a time, such as 09:30'],
  [[{ closes: '' }], '0.closes', 'Please enter a time, such as 09:30'],
  [[{ closes: '09:00' }], '0.closes', TOO_LATE],
  [[{}, { opens: '', closes: '' }], '1.opens', 'Please enter a time, such as 09:30'],
  [[{}, { opens: '19:40', closes: '21:00' }], '1.opens', OVERLAP],
  [[{}, { opens: '20:00', closes: '19:50' }], '1.closes', TOO_LATE],
  [
    [
      { opens: '18:00', closes: '02:00' },
      { opens: '21:00', closes: '22:00' },
    ],
    '1.opens',
    OVERLAP,
  ],
])('%j is refused', (changes, field, message) => {
  const spans = changes.map((change) => ({ ...mondaySpan, ...change }));
  expect(problems(withMonday({ spans }))).toContainEqual([`week.0.spans.${field}`, message]);
});
