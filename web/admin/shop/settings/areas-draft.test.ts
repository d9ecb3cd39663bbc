import { describe, expect, it } from 'vitest';
import type { Corner } from '../../../../shared/domain/shop/polygon';
import { withCorners } from './areas-draft';

const [first, second, third]: [Corner, Corner, Corner] = [
  [27.3, 88.36],
  [27.31, 88.37],
  [27.32, 88.36],
];

describe('corners that the map writes', () => {
  it('leave a half-typed line in its place', () => {
    const typed = '27.3, 88.36\n27.3107, 88.\n27.31, 88.37';
    expect(withCorners(typed, [first, second, third])).toBe(
      '27.30000, 88.36000\n27.3107, 88.\n27.31000, 88.37000\n27.32000, 88.36000',
    );
    expect(withCorners(typed, [second])).toBe('27.31000, 88.37000\n27.3107, 88.');
  });

  it('leave it at the end when all corners are gone', () => {
    expect(withCorners('27.3, 88.36\n27.', [])).toBe('27.');
    expect(withCorners('', [first])).toBe('27.30000, 88.36000');
  });
});
