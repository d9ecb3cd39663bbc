/** Where the cafe's customers live, filled in for them (spec §3). */
export const ADDRESS_DEFAULTS = { city: 'Ravangla', state: 'Sikkim', zipCode: '737139' } as const;
