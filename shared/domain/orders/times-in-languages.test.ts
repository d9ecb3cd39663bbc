import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../messages/compiled/runtime';
import { closingWords } from '../platform/closing';
import { comingTime, comingTimeWords } from '../platform/coming-time';
import { deliveryPauseWords } from '../platform/delivery-reach';
import { minutesLabel } from '../platform/minutes-label';
import { dateWithYear } from '../platform/short-date';
import { promiseWords } from './promise-words';
import { momentWords, slotWords } from './slot-words';

afterEach(() => overwriteGetLocale(() => 'en'));

const at = (text: string) => new Date(`${text}:00+05:30`);
const NOW = at('2026-11-27T13:00');

/** What a page says of some times. */
function said(language: 'hi' | 'ne'): string[] {
  overwriteGetLocale(() => language);
  const tomorrow = comingTime(at('2026-11-28T10:00'), NOW);
  const closed = { why: 'closed', back: tomorrow, holiday: 'Losoong' } as const;
  return [
    promiseWords({ from: at('2026-11-27T13:15'), until: at('2026-11-27T13:30') }, 'pickup'),
    promiseWords({ from: at('2026-11-27T11:55'), until: at('2026-11-27T12:05') }, 'delivery'),
    slotWords(at('2026-11-28T17:30').toISOString(), NOW),
    momentWords(at('2026-12-01T21:05').toISOString(), NOW),
    comingTimeWords(comingTime(at('2026-11-30T10:00'), NOW)),
    closingWords(closed),
    deliveryPauseWords({ until: at('2026-12-25T16:00').toISOString(), day: 'date', area: null }),
    dateWithYear('2026-04-14'),
    minutesLabel(125),
  ];
}

test('times in Hindi are said as people say them, with Latin digits', () => {
  expect(said('hi')).toEqual([
    'तैयार: दोपहर 1:15–1:30',
    'आपके पास: सुबह 11:55 – दोपहर 12:05',
    'कल शाम 5:30–5:45',
    '1 दिसंबर रात 9:05',
    'सोमवार सुबह 10:00',
    'दुकान आज बंद है (Losoong)। कृपया कल सुबह 10:00 बजे आइए।',
    'रास्ता बंद है: 25 दिसंबर शाम 4:00 बजे तक डिलीवरी नहीं होगी। आप ऑर्डर यहाँ से ले जा सकते हैं।',
    '14 अप्रैल 2026',
    '2 घंटे 5 मिनट',
  ]);
});

test('and in Nepali', () => {
  expect(said('ne')).toEqual([
    'तयार: दिउँसो 1:15–1:30',
    'तपाईंकहाँ: बिहान 11:55 – दिउँसो 12:05',
    'भोलि साँझ 5:30–5:45',
    '1 डिसेम्बर राति 9:05',
    'सोमबार बिहान 10:00',
    'पसल आज बन्द छ (Losoong)। कृपया भोलि बिहान 10:00 बजे आउनुहोस्।',
    'बाटो बन्द छ: 25 डिसेम्बर साँझ 4:00 बजेसम्म डेलिभरी हुँदैन। तपाईं अर्डर यहीँबाट लैजान सक्नुहुन्छ।',
    '14 अप्रिल 2026',
    '2 घण्टा 5 मिनेट',
  ]);
});
