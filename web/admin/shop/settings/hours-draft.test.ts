import { expect, test } from 'vitest';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import type { SettingsInput } from '../../../../shared/contract/shop/settings-contract';
import { SAMPLE_SETTINGS } from '../../../../tests/support/shop/sample-settings';
import { draftOf, type SettingsDraft, settingsDraft } from './settings-draft';

const filled = draftOf(SAMPLE_SETTINGS);
const monday = filled.week[0] as SettingsDraft['week'][number];
const nights = [{ opens: '18:00', closes: '24:00' }];
const split = [
  { opens: '08:00', closes: '11:00' },
  { opens: '17:30', closes: '24:00' },
];

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
  const closed = withMonday({ isOpen: false, hasBreak: true, reopens: '' });
  expect(settingsDraft.parse(closed).weeklyHours?.[0]).toEqual([]);
  const open = withMonday({ hasBreak: true, reopens: '21:00', closesAgain: '00:00' });
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
  [{ opens: '' }, 'opens', 'Please enter a time, such as 09:30'],
  [{ closes: '' }, 'closes', 'Please enter a time, such as 09:30'],
  [{ closes: '09:00' }, 'closes', 'Closing must be later than opening'],
  [{ hasBreak: true }, 'reopens', 'Please enter a time, such as 09:30'],
  [
    { hasBreak: true, reopens: '19:40', closesAgain: '21:00' },
    'reopens',
    'The second opening must be after the first closing',
  ],
  [
    { hasBreak: true, reopens: '20:00', closesAgain: '19:50' },
    'closesAgain',
    'Closing must be later than opening',
  ],
])('%j is refused', (changes, field, message) => {
  expect(problems(withMonday(changes))).toContainEqual([`week.0.${field}`, message]);
});
