import {
  CLAIM_CHECK_DAYS,
  CONTACT_MESSAGE_DAYS,
  DOOR_PHOTO_DAYS,
  EVENT_COUNT_DAYS,
  EVENT_DAYS,
  LAPSED_ORDER_DAYS,
  LOG_DAYS,
  MESSAGE_DAYS,
  MESSAGE_DEVICE_DAYS,
  REQUEST_HOURS,
  SESSION_DAYS,
  SIGN_IN_CODE_MINUTES,
  TABLE_ROUND_DAYS,
} from '../../../../shared/domain/platform/retention';
import { m } from '../../../../shared/messages/compiled/messages';
import { GUEST_ORDERS_KEPT } from '../guest-orders';

/** What is kept, why, and for how long. The server deletes after the same retention times. */
export function keptData() {
  return [
    [m.kept_name_what(), m.kept_name_why(), m.kept_with_account()],
    [m.kept_addresses_what(), m.kept_addresses_why(), m.kept_with_account()],
    [m.kept_orders_what(), m.kept_orders_why(), m.kept_orders_long()],
    [m.kept_door_what(), m.kept_door_why(), m.kept_door_long({ count: DOOR_PHOTO_DAYS })],
    [m.kept_reference_what(), m.kept_reference_why(), m.kept_with_account()],
    [m.kept_credit_what(), m.kept_credit_why(), m.kept_credit_long()],
    [m.kept_payments_what(), m.kept_payments_why(), m.kept_payments_long()],
    [m.kept_lapsed_what(), m.kept_lapsed_why(), m.kept_days({ count: LAPSED_ORDER_DAYS })],
    [m.kept_offline_what(), m.kept_offline_why(), m.kept_offline_long()],
    [m.kept_guests_what(), m.kept_guests_why(), m.kept_guests_long({ count: GUEST_ORDERS_KEPT })],
    [m.kept_details_what(), m.kept_details_why(), m.kept_details_long()],
    [m.kept_push_what(), m.kept_push_why(), m.kept_push_long({ count: MESSAGE_DEVICE_DAYS })],
    [m.kept_messages_what(), m.kept_messages_why(), m.kept_days({ count: MESSAGE_DAYS })],
    [m.kept_reviews_what(), m.kept_reviews_why(), m.kept_reviews_long()],
    [
      m.kept_contact_what(),
      m.kept_contact_why(),
      m.kept_contact_long({ count: CONTACT_MESSAGE_DAYS }),
    ],
    [m.kept_codes_what(), m.kept_codes_why(), m.kept_minutes({ count: SIGN_IN_CODE_MINUTES })],
    [
      m.kept_requests_what(),
      m.kept_requests_why(),
      m.kept_requests_long({ hours: REQUEST_HOURS, days: CLAIM_CHECK_DAYS }),
    ],
    [m.kept_rounds_what(), m.kept_rounds_why(), m.kept_days({ count: TABLE_ROUND_DAYS })],
    [m.kept_sessions_what(), m.kept_sessions_why(), m.kept_sessions_long({ count: SESSION_DAYS })],
    [m.kept_logs_what(), m.kept_logs_why(), m.kept_days({ count: LOG_DAYS })],
    [m.kept_events_what(), m.kept_events_why(), m.kept_days({ count: EVENT_DAYS })],
    [m.kept_visits_what(), m.kept_visits_why(), m.kept_visits_long()],
    [m.kept_steps_what(), m.kept_steps_why(), m.kept_steps_long()],
    [m.kept_counts_what(), m.kept_counts_why(), m.kept_days({ count: EVENT_COUNT_DAYS })],
  ];
}
