/** Days that a report of the pages is kept (spec §9). */
export const LOG_DAYS = 7;

/** Minutes that a sign-in code can be used. */
export const SIGN_IN_CODE_MINUTES = 10;

/** Seconds that an access token counts. */
export const ACCESS_TOKEN_SECONDS = 300;

/** Days after which a session that nobody uses ends. */
export const SESSION_DAYS = 30;

/** Hours that a request is remembered whose number is limited, or whose repetition must do nothing. */
export const REQUEST_HOURS = 24;
