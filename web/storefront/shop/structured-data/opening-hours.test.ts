import { expect, test } from 'vitest';
import { openDays, openingHours } from './opening-hours';

const ordering = { opensAt: '10:00', closesAt: '19:40', weeklyHours: null, holidays: [] };

test.each([
  ['Mon-Sun 9:30am-7:40pm', 7, '09:30', '19:40'],
  ['Monday to Friday, 9 am to 12 pm', 5, '09:00', '12:00'],
  ['Sat–Sun: 12:15am – 11.30PM', 2, '00:15', '23:30'],
  ['Mon-Sun 6pm-2am', 7, '18:00', '02:00'],
  ['Fri-Mon 12pm-12am', 4, '12:00', '00:00'],
  ['Whenever the iron is hot', 7, '10:00', '19:40'],
  ['Mon-Sun 9:75am-9pm', 7, '10:00', '19:40'],
  ['Mon-Sun 9am-25pm', 7, '10:00', '19:40'],
  ['Mon-Sun 10:00-22:00', 7, '10:00', '19:40'],
  ['Mon-Sat 9am-9pm, Sun closed', 7, '10:00', '19:40'],
  ['', 7, '10:00', '19:40'],
])('%s is %i days from %s to %s', (words, days, opens, closes) => {
  const open = openDays(words, ordering);
  expect(open).toMatchObject({ opens, closes });
  expect(open.days).toHaveLength(days);
});

test('days may span the end of the week', () => {
  expect(openDays('Sat-Mon 9am-5pm', ordering).days).toEqual(['Monday', 'Saturday', 'Sunday']);
});

test('hours by weekday replace the line, and holidays are special days', () => {
  const noon = { opens: '12:00', closes: '24:00' };
  const morning = { opens: '08:00', closes: '10:30' };
  const night = { opens: '18:00', closes: '02:00' };
  const weekend = [[morning, noon], [night]];
  const hours = {
    ...ordering,
    weeklyHours: [...Array(5).fill([noon]), ...weekend],
    holidays: [
      { date: '2027-01-26', name: 'Republic Day', hours: [] },
      { date: '2027-02-08', name: '', hours: [morning] },
    ],
  };
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const type = { '@type': 'OpeningHoursSpecification' };
  expect(openingHours('Mon-Sun 9:30am-7:40pm', hours)).toEqual({
    openingHoursSpecification: [
      { ...type, dayOfWeek: ['Saturday'], ...morning },
      { ...type, dayOfWeek: days, opens: '12:00', closes: '23:59' },
      { ...type, dayOfWeek: ['Sunday'], ...night },
    ],
    specialOpeningHoursSpecification: [
      {
        ...type,
        opens: '00:00',
        closes: '00:00',
        validFrom: '2027-01-26',
        validThrough: '2027-01-26',
      },
      { ...type, ...morning, validFrom: '2027-02-08', validThrough: '2027-02-08' },
    ],
  });
});
