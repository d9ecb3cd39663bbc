import { expect, test } from 'vitest';
import { readSources, type Sources } from './imports';
import { badNames, forbiddenImports, importCycles, staleEntries } from './rules';

const sources = readSources();

test('every import is allowed by the table of dependencies', () => {
  expect(forbiddenImports(sources)).toEqual([]);
});

test('the table names only existing modules', () => {
  expect(staleEntries(sources)).toEqual([]);
});

test('files and modules import each other without cycles', () => {
  expect(importCycles(sources)).toEqual([]);
});

test('every file has a kebab-case name that says what it holds', () => {
  expect(badNames(sources)).toEqual([]);
});

test('the rules see a forbidden import, a forbidden package and a cycle', () => {
  const bad: Sources = new Map([
    ['web/storefront/menu/menu-page.tsx', "import { orders } from '../../admin/orders/orders';"],
    ['web/admin/orders/orders.ts', "export * from '../../storefront/menu/menu-page';"],
    ['web/ui/button.tsx', "import type { Database } from '../../server/platform/db/database';"],
    ['server/platform/db/database.ts', ''],
    ['shared/domain/platform/money.ts', "const fs = await import('node:fs');"],
  ]);
  expect(forbiddenImports(bad)).toEqual([
    expect.stringContaining('must not import web/admin/orders/orders.ts'),
    expect.stringContaining('must not import web/storefront/menu/menu-page.ts'),
    expect.stringContaining('must not import server/platform/db/database.ts'),
    expect.stringContaining('must not import the package node:fs'),
  ]);
  expect(importCycles(bad)).toEqual([
    'web/storefront/menu/menu-page.tsx → web/admin/orders/orders.ts → web/storefront/menu/menu-page.tsx',
    'web/storefront/menu → web/admin/orders → web/storefront/menu',
  ]);
});
