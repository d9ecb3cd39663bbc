import type { RefusalCode } from '../platform/refusals';

/** Whether a refusal says that a dish or an option has run out: a manager may sell it anyway (orders rule 22). */
export const hasRunOut = (code: RefusalCode | undefined): boolean =>
  code === 'out_of_stock' || code === 'option_sold_out';
