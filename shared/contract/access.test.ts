import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import { AREAS } from '../domain/roles';
import { contract } from '.';
import type { CallMeta } from './call';

const accessOf = (procedure: AnyContractProcedure) => (procedure['~orpc'].meta as CallMeta).access;

/** Each call's access by its name in the contract. */
const ACCESS = Object.fromEntries(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, procedure]) =>
      isContractProcedure(procedure) ? [[`${feature}.${name}`, accessOf(procedure)]] : [],
    ),
  ),
);

it('gives each call the access of spec §6', () => {
  expect(ACCESS).toEqual({
    'catalog.listCategories': 'public',
    'catalog.createCategory': 'categories',
    'catalog.updateCategory': 'categories',
    'catalog.arrangeCategories': 'categories',
    'catalog.removeCategory': 'categories',
    'catalog.listProducts': 'public',
    'catalog.createProduct': 'products',
    'catalog.updateProduct': 'products',
    'catalog.arrangeProducts': 'products',
    'catalog.changeProducts': 'products',
    'catalog.removeProducts': 'products',
    'catalog.removeProduct': 'products',
    'menuFile.export': 'products',
    'menuFile.template': 'products',
    'menuFile.preview': 'products',
    'menuFile.import': 'products',
    'pictures.upload': 'products',
    'inventory.listPublic': 'public',
    'inventory.list': 'inventory',
    'inventory.listProducts': 'inventory',
    'inventory.initialize': 'inventory',
    'inventory.update': 'inventory',
    'inventory.listHistory': 'inventory',
    'inventory.bulkInitialize': 'inventory',
    'promise.read': 'public',
    'settings.read': 'public',
    'settings.update': 'settings',
    'shopState.read': 'orders',
    'shopState.change': 'orders',
    'soldOut.list': 'orders',
    'soldOut.set': 'orders',
    'content.read': 'public',
    'content.update': 'settings',
    'customers.read': 'signed-in',
    'customers.update': 'signed-in',
    'customers.addAddress': 'signed-in',
    'customers.updateAddress': 'signed-in',
    'customers.removeAddress': 'signed-in',
    'customers.listOrders': 'signed-in',
    'privacy.exportData': 'signed-in',
    'privacy.deleteAccount': 'signed-in',
    'orders.place': 'public',
    'orders.read': 'public',
    'orders.list': 'orders',
    'orders.makeBill': 'orders',
    'orders.listNewest': 'orders',
    'orders.readForStaff': 'orders',
    'orders.setStatus': 'orders',
    'orders.setPaymentStatus': 'orders',
    'kitchen.readBoard': 'orders',
    'kitchen.listRecent': 'orders',
    'kitchen.move': 'orders',
    'kitchen.undo': 'orders',
    'kitchen.recall': 'orders',
    'kitchen.tick': 'orders',
    'kitchen.cancel': 'orders',
    'kitchen.seeCancelled': 'orders',
    'kitchen.readSettings': 'orders',
    'kitchen.updateSettings': 'settings',
    'staff.readMe': 'any-admin',
    'staff.list': 'users',
    'staff.create': 'users',
    'staff.update': 'users',
    'staff.remove': 'users',
    'account.listDevices': 'account',
    'account.signOutDevice': 'account',
    'account.signOutOthers': 'account',
    'account.readSecondFactor': 'account',
    'account.beginSecondFactor': 'account',
    'account.confirmSecondFactor': 'account',
    'account.switchOffSecondFactor': 'account',
    'firstDay.read': 'settings',
    'firstDay.mark': 'settings',
    'firstDay.addExampleMenu': 'settings',
    'dashboard.readToday': 'dashboard',
    'dashboard.readStats': 'dashboard',
    'dashboard.readTrends': 'dashboard',
    'dashboard.readSeries': 'dashboard',
    'dashboard.listPopularProducts': 'dashboard',
    'live.followOrder': 'public',
    'live.followOwn': 'signed-in',
    'live.followAll': 'orders',
    'logs.add': 'signed-in',
    'logs.list': 'logs',
    'audit.list': 'audit-log',
    'events.record': 'public',
    'events.readVisits': 'visits',
    'system.readStatus': 'public',
  });
});

it('has a call for every area', () => {
  expect(new Set(Object.values(ACCESS))).toEqual(
    new Set(['public', 'signed-in', 'any-admin', ...AREAS]),
  );
});
