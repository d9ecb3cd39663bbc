import * as z from 'zod';
import { call } from '../platform/call';
import { upiId } from '../shop/settings-table';

export const FIRST_DAY_STEPS = [
  'contact',
  'place',
  'hours',
  'taxes',
  'payment',
  'unpaid',
  'delivery',
  'dishes',
  'cooking',
  'staff',
  'order',
] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** What the owner says about the steps, because no other data tells it. */
export const firstDayMarks = z.object({
  placeConfirmed: z.boolean(),
  hoursConfirmed: z.boolean(),
  unpaidConfirmed: z.boolean(),
  deliveryConfirmed: z.boolean(),
  notRegistered: z
    .boolean()
    .describe('The cafe has no GSTIN. Counts only while the settings have none'),
  cookingConfirmed: z.boolean(),
  worksAlone: z.boolean(),
  testPaymentTo: upiId.describe('The UPI id at which a test payment has arrived'),
  listHidden: z.boolean(),
});

const firstDay = z.object({
  applies: z.boolean().describe('False for a demo'),
  hidden: z.boolean(),
  done: z.array(z.enum(FIRST_DAY_STEPS)),
  menuIsEmpty: z.boolean().describe('Whether an example menu can be added'),
  upiId: upiId.describe('Where a test payment goes'),
  payeeName: z.string(),
});

export type FirstDayMarks = z.infer<typeof firstDayMarks>;
export type FirstDay = z.infer<typeof firstDay>;

export const firstDayContract = {
  read: call(
    'settings',
    'GET /admin/first-day',
    'Read which steps of the first day are done',
  ).output(firstDay),
  mark: call('settings', 'PUT /admin/first-day', 'Mark a step of the first day')
    .input(firstDayMarks.partial())
    .output(firstDay),
  addExampleMenu: call('settings', 'POST /admin/first-day/example-menu', 'Add an example menu', {
    description: 'Its categories are inactive. `conflict` unless the menu is empty.',
  }).output(firstDay),
};
