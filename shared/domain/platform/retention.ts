/** Days for which page logs are stored (platform rule 8). */
export const LOG_DAYS = 7;

export const EVENT_DAYS = 30;

/** Days for which the daily counts of these events are stored: a year and the month to compare. */
export const EVENT_COUNT_DAYS = 400;

/** The dashboard shows 90 days, and a payment that went wrong can be disputed for as long. */
export const LAPSED_ORDER_DAYS = 90;

/** Days for which staff check the reported payment of a cancelled order. Later ones were probably never charged. */
export const CLAIM_CHECK_DAYS = 14;

/** Days for which a message of the contact form is stored, if nobody deletes it before. */
export const CONTACT_MESSAGE_DAYS = 180;

/** Days for which the photograph of a door is stored. An order for later is delivered on the next day. */
export const DOOR_PHOTO_DAYS = 7;

/** Days for which messages to customers are stored: as long as an order is on the board. */
export const MESSAGE_DAYS = 2;

/** Days after which a device gets no more messages about an order that nobody has closed. It may be for tomorrow. */
export const MESSAGE_DEVICE_DAYS = 3;

/** Days for which a tablet's counter numbers are stored: an order that waited longer for a network gets another one. */
export const TABLET_NUMBER_DAYS = 7;

/** Days for which what guests ask for at tables is stored (tables rule 11). */
export const TABLE_ROUND_DAYS = 2;

export const SIGN_IN_CODE_MINUTES = 10;

export const ACCESS_TOKEN_SECONDS = 300;

export const SESSION_DAYS = 30;

/** Hours for which limited requests are counted and idempotency keys are stored. */
export const REQUEST_HOURS = 24;

/** Hours after its first send in which an order may be sent again: the key must still be stored. */
export const RESEND_HOURS = REQUEST_HOURS - 1;
