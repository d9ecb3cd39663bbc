import {
  FIRST_DAY_STEPS,
  type FirstDay,
  type FirstDayMarks,
  type FirstDayStep,
} from '../../../shared/contract/operate/first-day-contract';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import type { Database } from '../../platform/db/database';
import { readSettings } from '../../shop/settings/settings-store';
import { firstDayStore } from './first-day-store';

const CONTACT = ['storeName', 'storePhone', 'storeEmail', 'storeAddress'] as const;
const PLACE = ['storeLatitude', 'storeLongitude'] as const;
const HOURS = ['openingMode', 'opensAt', 'closesAt', 'weeklyHours', 'holidays'] as const;
const DELIVERY = [
  'deliveryRadius',
  'deliveryFee',
  'reducedDeliveryFee',
  'reducedDeliveryFeeFrom',
  'minOrderAmount',
  'minDeliveryAmount',
] as const;

/** Derived from the shop's data as far as that tells. */
export async function readFirstDay(db: Database, applies: boolean): Promise<FirstDay> {
  const settings = await readSettings(db);
  const { document: marks } = await firstDayStore.read(db);
  const traces = await readTraces(db);
  const done = stepsDone(settings, marks, traces);
  return {
    applies,
    hidden: marks.listHidden,
    done: FIRST_DAY_STEPS.filter((step) => done[step]),
    menuIsEmpty: !traces.hasMenu,
    upiId: settings.upiId,
    payeeName: settings.upiPayeeName || settings.storeName,
  };
}

type Traces = Awaited<ReturnType<typeof readTraces>>;

function stepsDone(
  settings: SettingsInput,
  marks: FirstDayMarks,
  traces: Traces,
): Record<FirstDayStep, boolean> {
  const isChanged = (name: keyof SettingsInput) =>
    JSON.stringify(settings[name]) !== JSON.stringify(SETTINGS_DEFAULTS[name]);
  const { upiId } = settings;
  return {
    contact: CONTACT.every(isChanged),
    place: marks.placeConfirmed || PLACE.some(isChanged),
    hours: marks.hoursConfirmed || HOURS.some(isChanged),
    // Another UPI id needs its own test.
    payment: upiId !== '' && (marks.testPaymentTo === upiId || traces.hasPaidOrder),
    delivery: marks.deliveryConfirmed || DELIVERY.some(isChanged),
    dishes: traces.hasDishOnSale,
    staff: marks.worksAlone || traces.hasStaff,
    order: traces.hasEndedOrder,
  };
}

async function readTraces(db: Database) {
  const found = await db
    .selectNoFrom((eb) => {
      const products = eb.selectFrom('products').select('id').where('deleted_at', 'is', null);
      const categories = eb.selectFrom('categories').select('id').where('deleted_at', 'is', null);
      const orders = eb.selectFrom('orders').select('id');
      return [
        eb.or([eb.exists(products), eb.exists(categories)]).as('hasMenu'),
        eb
          .exists(
            products
              .where('is_available', '=', 1)
              .where('category_id', 'in', categories.where('is_active', '=', 1)),
          )
          .as('hasDishOnSale'),
        eb.exists(eb.selectFrom('admins').select('id').limit(1).offset(1)).as('hasStaff'),
        eb.exists(orders.where('payment_status', '=', 'paid')).as('hasPaidOrder'),
        eb.exists(orders.where('status', 'in', ['delivered', 'cancelled'])).as('hasEndedOrder'),
      ];
    })
    .executeTakeFirstOrThrow();
  // SQLite answers 0 or 1.
  return {
    hasMenu: Boolean(found.hasMenu),
    hasDishOnSale: Boolean(found.hasDishOnSale),
    hasStaff: Boolean(found.hasStaff),
    hasPaidOrder: Boolean(found.hasPaidOrder),
    hasEndedOrder: Boolean(found.hasEndedOrder),
  };
}
