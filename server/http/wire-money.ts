import { type Paise, rupeesToPaise } from '../../shared/domain/money';

/**
 * Rupees as the contract let them in, to paise. The contract's check for 2 decimals overlooks
 * specks such as 1e-7; they are wiped off here.
 */
export function paiseFromWire(rupees: number): Paise {
  return rupeesToPaise(Number(rupees.toFixed(2)));
}
