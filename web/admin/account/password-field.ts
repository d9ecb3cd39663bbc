/** Asks for the password that one signs in with. */
export const PASSWORD_FIELD = {
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const;
