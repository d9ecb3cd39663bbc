import { type Paise, rupeesToPaise } from '../../shared/domain/money';

/**
 * Rupees as the contract let them in, to paise. The contract's check for 2 decimals forgives the
 * dust of floating point (0.1 + 0.2); it is wiped off here.
 */
export function paiseFromWire(rupees: number): Paise {
  return rupeesToPaise(Number(rupees.toFixed(2)));
}
