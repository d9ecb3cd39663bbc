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

/** The server deletes after the same retention times. */
export function keptData() {
  return [
    {
      what: m.kept_name_what(),
      why: m.kept_name_why(),
      long: m.kept_with_account(),
    },
    {
      what: m.kept_addresses_what(),
      why: m.kept_addresses_why(),
      long: m.kept_with_account(),
    },
    {
      what: m.kept_orders_what(),
      why: m.kept_orders_why(),
      long: m.kept_orders_long(),
    },
    {
      what: m.kept_door_what(),
      why: m.kept_door_why(),
      long: m.kept_door_long({ count: DOOR_PHOTO_DAYS }),
    },
    {
      what: m.kept_reference_what(),
      why: m.kept_reference_why(),
      long: m.kept_with_account(),
    },
    {
      what: m.kept_credit_what(),
      why: m.kept_credit_why(),
      long: m.kept_credit_long(),
    },
    {
      what: m.kept_payments_what(),
      why: m.kept_payments_why(),
      long: m.kept_payments_long(),
    },
    {
      what: m.kept_lapsed_what(),
      why: m.kept_lapsed_why(),
      long: m.kept_days({ count: LAPSED_ORDER_DAYS }),
    },
    {
      what: m.kept_offline_what(),
      why: m.kept_offline_why(),
      long: m.kept_offline_long(),
    },
    {
      what: m.kept_guests_what(),
      why: m.kept_guests_why(),
      long: m.kept_guests_long({ count: GUEST_ORDERS_KEPT }),
    },
    {
      what: m.kept_details_what(),
      why: m.kept_details_why(),
      long: m.kept_details_long(),
    },
    {
      what: m.kept_push_what(),
      why: m.kept_push_why(),
      long: m.kept_push_long({ count: MESSAGE_DEVICE_DAYS }),
    },
    {
      what: m.kept_messages_what(),
      why: m.kept_messages_why(),
      long: m.kept_days({ count: MESSAGE_DAYS }),
    },
    {
      what: m.kept_reviews_what(),
      why: m.kept_reviews_why(),
      long: m.kept_reviews_long(),
    },
    {
      what: m.kept_contact_what(),
      why: m.kept_contact_why(),
      long: m.kept_contact_long({ count: CONTACT_MESSAGE_DAYS }),
    },
    {
      what: m.kept_codes_what(),
      why: m.kept_codes_why(),
      long: m.kept_minutes({ count: SIGN_IN_CODE_MINUTES }),
    },
    {
      what: m.kept_requests_what(),
      why: m.kept_requests_why(),
      long: m.kept_requests_long({ hours: REQUEST_HOURS, days: CLAIM_CHECK_DAYS }),
    },
    {
      what: m.kept_rounds_what(),
      why: m.kept_rounds_why(),
      long: m.kept_days({ count: TABLE_ROUND_DAYS }),
    },
    {
      what: m.kept_sessions_what(),
      why: m.kept_sessions_why(),
      long: m.kept_sessions_long({ count: SESSION_DAYS }),
    },
    {
      what: m.kept_logs_what(),
      why: m.kept_logs_why(),
      long: m.kept_days({ count: LOG_DAYS }),
    },
    {
      what: m.kept_events_what(),
      why: m.kept_events_why(),
      long: m.kept_days({ count: EVENT_DAYS }),
    },
    {
      what: m.kept_visits_what(),
      why: m.kept_visits_why(),
      long: m.kept_visits_long(),
    },
    {
      what: m.kept_steps_what(),
      why: m.kept_steps_why(),
      long: m.kept_steps_long(),
    },
    {
      what: m.kept_counts_what(),
      why: m.kept_counts_why(),
      long: m.kept_days({ count: EVENT_COUNT_DAYS }),
    },
  ];
}
