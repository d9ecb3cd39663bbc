export const DOMAIN = ['shared/domain'];
export const SHARED = ['shared/contract', ...DOMAIN];
