import {
  FIRST_DAY_STEPS,
  type FirstDay,
  type FirstDayMarks,
  type FirstDayStep,
} from '../../../shared/contract/operate/first-day-contract';
import { KITCHEN_DEFAULTS } from '../../../shared/contract/shop/kitchen-settings';
import type { Settings, SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import type { TaxMode } from '../../../shared/domain/shop/tax';
import type { Database } from '../../platform/db/database';
import { readKitchenSettings } from '../../shop/settings/kitchen-settings';
import { readSettings } from '../../shop/settings/settings-store';
import { readChosenTaxMode } from '../../shop/settings/tax-settings';
import { firstDayStore } from './first-day-store';

const CONTACT = ['storeName', 'storePhone', 'storeEmail', 'storeAddress'] as const;
const PLACE = ['storeLatitude', 'storeLongitude'] as const;
const HOURS = ['openingMode', 'opensAt', 'closesAt', 'weeklyHours', 'holidays'] as const;
const COOKING = ['hands', 'usualMinutes'] as const;
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
  const kitchen = await readKitchenSettings(db);
  const traces = {
    ...(await readTraces(db)),
    taxMode: await readChosenTaxMode(db),
    hasKitchenTimes: COOKING.some((name) => kitchen[name] !== KITCHEN_DEFAULTS[name]),
  };
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

/** What of the hours and the place is the owner's, so that pages may say it. */
export async function readConfirmed(
  db: Database,
  settings: SettingsInput,
): Promise<Settings['confirmed']> {
  const { document: marks } = await firstDayStore.read(db);
  return confirmedOf(settings, marks);
}

/** The demo's place and hours are made up, and its pages say them. */
export const allConfirmed = async () => ({ hours: true, place: true });

function confirmedOf(settings: SettingsInput, marks: FirstDayMarks): Settings['confirmed'] {
  return {
    hours: marks.hoursConfirmed || HOURS.some((name) => isChanged(settings, name)),
    place: marks.placeConfirmed || PLACE.some((name) => isChanged(settings, name)),
  };
}

const isChanged = (settings: SettingsInput, name: keyof SettingsInput) =>
  JSON.stringify(settings[name]) !== JSON.stringify(SETTINGS_DEFAULTS[name]);

type Traces = Awaited<ReturnType<typeof readTraces>> & {
  taxMode: TaxMode | null;
  hasKitchenTimes: boolean;
};

function stepsDone(
  settings: SettingsInput,
  marks: FirstDayMarks,
  traces: Traces,
): Record<FirstDayStep, boolean> {
  const areChanged = (name: keyof SettingsInput) => isChanged(settings, name);
  const { upiId, gstin } = settings;
  const isRegistered = traces.taxMode !== null && traces.taxMode !== 'unregistered';
  return {
    contact: CONTACT.every(areChanged),
    ...confirmedOf(settings, marks),
    taxes: gstin === '' ? marks.notRegistered || traces.taxMode !== null : isRegistered,
    // Another UPI id needs its own test.
    payment: upiId !== '' && (marks.testPaymentTo === upiId || traces.hasPaidOrder),
    unpaid: marks.unpaidConfirmed || areChanged('cancelUnpaidAfterMinutes'),
    delivery: marks.deliveryConfirmed || DELIVERY.some(areChanged),
    dishes: traces.hasDishOnSale,
    cooking: marks.cookingConfirmed || traces.hasKitchenTimes || traces.hasTimedDish,
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
        eb.exists(products.where('prep_minutes', 'is not', null)).as('hasTimedDish'),
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
    hasTimedDish: Boolean(found.hasTimedDish),
    hasStaff: Boolean(found.hasStaff),
    hasPaidOrder: Boolean(found.hasPaidOrder),
    hasEndedOrder: Boolean(found.hasEndedOrder),
  };
}
