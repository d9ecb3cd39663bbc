import {
  type FirstDayMarks,
  firstDayMarks,
} from '../../../shared/contract/operate/first-day-contract';
import { documentStore } from '../../shop/settings/document-store';

/** Who did and when is in the audit log. */
export const firstDayStore = documentStore<FirstDayMarks>({
  table: 'settings',
  row: 'first-day',
  defaults: {
    placeConfirmed: false,
    hoursConfirmed: false,
    unpaidConfirmed: false,
    deliveryConfirmed: false,
    notRegistered: false,
    cookingConfirmed: false,
    worksAlone: false,
    testPaymentTo: '',
    listHidden: false,
  },
  parse: firstDayMarks.parse,
  subject: { id: 'first-day', name: 'First day' },
});
