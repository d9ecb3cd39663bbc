import { type Attack, type Attacks, bad, type Hostile, hidden, refused } from './attack';
import { PRODUCT, SETTINGS } from './bodies';
import type { Victims } from './victims';

type Who = 'eve' | 'staff' | 'manager' | 'admin';

const as = (who: Who, ask: (victims: Victims) => Hostile): Attack['send'] => {
  return (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims[who].token }];
  };
};

/** A customer's request to the back office. */
const customer = (ask: (victims: Victims) => Hostile) =>
  refused(403, 'not_an_admin', as('eve', ask));
/** A staff user's request beyond their role. */
const beyond = (who: Who, ask: (victims: Victims) => Hostile) =>
  refused(403, 'forbidden', as(who, ask));

const newAdmin = { email: 'eve@cafe.example', password: 'a-password-of-eve', role: 'admin' };
const PERSON = { email: 'owner@cafe.example', name: 'Eve' };

const makeAdmin = (): Hostile => ['POST', '/api/admins', { body: newAdmin }];
const promote =
  (who: Who) =>
  (victims: Victims): Hostile => [
    'PUT',
    `/api/admins/${victims[who].userId}`,
    { body: { email: `${who}@cafe.example`, name: who, role: 'admin' } },
  ];
const addProduct = ({ waffle }: Victims): Hostile => [
  'POST',
  '/api/products',
  { body: { ...PRODUCT, categoryId: waffle.categoryId } },
];
const changePrice = ({ waffle }: Victims): Hostile => [
  'PUT',
  `/api/products/${waffle.id}`,
  { body: { ...PRODUCT, categoryId: waffle.categoryId, price: 1 } },
];
const removeProduct = ({ waffle }: Victims): Hostile => ['DELETE', `/api/products/${waffle.id}`];
const changeSettings = (): Hostile => [
  'PUT',
  '/api/settings',
  { body: { ...SETTINGS, upiId: 'eve@evil' } },
];
const changeContent = (): Hostile => ['PUT', '/api/content', { body: { heroHeading: 'Eve' } }];
const importMenu = (): Hostile => [
  'POST',
  '/api/products/import',
  { body: { csv: 'name,category,price\nEve,Evil,1', seen: 'x' } },
];
const setStock = ({ inventoryId, waffle }: Victims): Hostile => [
  'PUT',
  `/api/inventory/${inventoryId}`,
  { body: { productId: waffle.id, startingStock: 999, currentStock: 999 } },
];
const addCategory = (): Hostile => ['POST', '/api/categories', { body: { name: 'Evil' } }];

export const STAFF_ROLES: Attacks = {
  'a customer creating an admin': customer(makeAdmin),
  'a customer becoming an admin': customer(promote('eve')),
  'a customer taking the owner’s account': customer(({ admin }) => [
    'PUT',
    `/api/admins/${admin.userId}`,
    { body: { ...PERSON, role: 'admin', password: 'a-password-of-eve' } },
  ]),
  'a customer adding a product': customer(addProduct),
  'a customer changing a price': customer(changePrice),
  'a customer deleting a product': customer(removeProduct),
  'a customer redirecting payments': customer(changeSettings),
  'a customer changing the content': customer(changeContent),
  'a customer importing a menu': customer(importMenu),
  'a customer setting the stock': customer(setStock),
  'a customer adding a category': customer(addCategory),
  'a customer reading the revenue': customer(() => ['GET', '/api/admin/dashboard/stats']),
  'a customer listing the admins': customer(() => ['GET', '/api/admins']),
  'a customer reading the audit log': customer(() => ['GET', '/api/admin/audit-log']),
  'a customer who claims to be an admin': customer(() => [
    'POST',
    '/api/admins?role=admin&isAdmin=true',
    { body: { ...newAdmin, isAdmin: true }, headers: { 'X-Role': 'admin', Role: 'admin' } },
  ]),

  'staff creating an admin': beyond('staff', makeAdmin),
  'staff becoming an admin': beyond('staff', promote('staff')),
  'staff deleting a manager': beyond('staff', ({ manager }) => [
    'DELETE',
    `/api/admins/${manager.userId}`,
  ]),
  'staff adding a product': beyond('staff', addProduct),
  'staff changing a price': beyond('staff', changePrice),
  'staff deleting a product': beyond('staff', removeProduct),
  'staff importing a menu': beyond('staff', importMenu),
  'staff exporting the menu': beyond('staff', () => ['GET', '/api/products/export']),
  'staff adding a category': beyond('staff', addCategory),
  'staff deleting a category': beyond('staff', ({ waffle }) => [
    'DELETE',
    `/api/categories/${waffle.categoryId}`,
  ]),
  'staff redirecting payments': beyond('staff', changeSettings),
  'staff reading the logs': beyond('staff', () => ['GET', '/api/logs']),
  'staff reading the audit log': beyond('staff', () => ['GET', '/api/admin/audit-log']),
  'staff reading the visits': beyond('staff', () => ['GET', '/api/admin/visits']),
  'a manager creating an admin': beyond('manager', makeAdmin),
  'a manager becoming an admin': beyond('manager', promote('manager')),
  'a manager deleting staff': beyond('manager', ({ staff }) => [
    'DELETE',
    `/api/admins/${staff.userId}`,
  ]),
  'a manager listing the admins': beyond('manager', () => ['GET', '/api/admins']),
  'a manager redirecting payments': beyond('manager', changeSettings),
  'a manager changing the content': beyond('manager', changeContent),
  'a manager reading the logs': beyond('manager', () => ['GET', '/api/logs']),
  'a manager with the owner’s admin-UID': refused(
    403,
    'admin_uid_mismatch',
    as('manager', (victims) => {
      const [method, path, sent] = makeAdmin();
      return [method, path, { ...sent, headers: { 'admin-UID': victims.admin.userId } }];
    }),
  ),

  'the last admin stepping down': refused(
    409,
    'last_admin',
    as('admin', ({ admin }) => [
      'PUT',
      `/api/admins/${admin.userId}`,
      { body: { ...PERSON, role: 'staff' } },
    ]),
  ),
  'the last admin deleting herself': refused(
    409,
    'admin_not_removable',
    as('admin', ({ admin }) => ['DELETE', `/api/admins/${admin.userId}`]),
  ),
  'an unknown role': bad(
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: 'staff@cafe.example', role: 'owner' } },
    ]),
  ),
  'two roles at once': bad(
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: 'staff@cafe.example', role: ['staff', 'admin'] } },
    ]),
  ),
  'a change without a role': bad(
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: 'staff@cafe.example' } },
    ]),
  ),
  'an admin with a short password': bad(
    as('admin', () => ['POST', '/api/admins', { body: { ...newAdmin, password: 'short' } }]),
  ),
  'another admin’s e-mail address': refused(
    409,
    'email_taken',
    as('admin', () => ['POST', '/api/admins', { body: { ...newAdmin, email: PERSON.email } }]),
  ),
  'another admin’s e-mail address in capitals': refused(
    409,
    'email_taken',
    as('admin', () => [
      'POST',
      '/api/admins',
      { body: { ...newAdmin, email: PERSON.email.toUpperCase() } },
    ]),
  ),
  'the placeholder e-mail address of a customer': refused(
    409,
    'email_taken',
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: '919800000011@phone.invalid', role: 'staff' } },
    ]),
  ),
  'changing a customer as an admin user': hidden(
    as('admin', ({ asha }) => [
      'PUT',
      `/api/admins/${asha.userId}`,
      { body: { email: 'asha@cafe.example', role: 'admin' } },
    ]),
  ),
  'deleting a customer as an admin user': hidden(
    as('admin', ({ asha }) => ['DELETE', `/api/admins/${asha.userId}`]),
  ),
};
