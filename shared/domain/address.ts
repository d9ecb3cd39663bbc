/** Address fields filled in for customers (spec §3). */
export const ADDRESS_DEFAULTS = { city: 'Ravangla', state: 'Sikkim', zipCode: '737139' } as const;
