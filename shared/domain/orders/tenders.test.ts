import { expect, test } from 'vitest';
import { tenders } from './tenders';

test('the exact amount comes first, then what the next notes make of it', () => {
  expect(tenders(19_000)).toEqual([19_000, 20_000, 50_000]);
  expect(tenders(18_750)).toEqual([18_750, 19_000, 20_000, 50_000]);
  expect(tenders(50_000)).toEqual([50_000, 60_000]);
  expect(tenders(101)).toEqual([101, 1000, 2000, 5000, 10_000, 20_000, 50_000]);
});

test('whatever the total is, it can be paid with 500-rupee notes', () => {
  for (let total = 100; total <= 200_000; total += 50) {
    expect(tenders(total)).toContain(Math.ceil(total / 50_000) * 50_000);
  }
});
