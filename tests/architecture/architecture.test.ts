import { expect, test } from 'vitest';
import { readSources, type Sources } from './imports';
import { badNames, cycles, forbiddenArrows } from './rules';

const sources = readSources();

test('every import is an arrow of the picture', () => {
  expect(forbiddenArrows(sources)).toEqual([]);
});

test('no import goes round', () => {
  expect(cycles(sources)).toEqual([]);
});

test('every file has a kebab-case name that says something', () => {
  expect(badNames(sources)).toEqual([]);
});

test('this test sees a forbidden arrow, a forbidden package and a way round', () => {
  const bad: Sources = new Map([
    ['web/storefront/menu-page.tsx', "import { orders } from '../admin/orders';"],
    ['web/admin/orders.ts', "export * from '../storefront/menu-page';"],
    ['web/ui/button.tsx', "import type { Database } from '../../server/db/database';"],
    ['server/db/database.ts', ''],
    ['shared/domain/money.ts', "const fs = await import('node:fs');"],
  ]);
  expect(forbiddenArrows(bad)).toEqual([
    expect.stringContaining('web/storefront → web/admin is no arrow'),
    expect.stringContaining('web/admin → web/storefront is no arrow'),
    expect.stringContaining('web/ui → server/db is no arrow'),
    expect.stringContaining('must not import the package node:fs'),
  ]);
  expect(cycles(bad)).toEqual([
    'web/storefront/menu-page.tsx → web/admin/orders.ts → web/storefront/menu-page.tsx',
  ]);
});
