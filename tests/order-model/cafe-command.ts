import fc from 'fast-check';
import type { CafeModel } from './cafe-model';
import { expectStock, type RealCafe } from './real-cafe';

/** An action that is applied to both the model and the shop. */
type CafeCommand = fc.AsyncCommand<CafeModel, RealCafe>;

type Precondition = (model: Readonly<CafeModel>) => boolean;
type Action = (model: CafeModel, real: RealCafe) => Promise<void>;

/** @param precondition whether the action is possible in the model's state. */
export function command(text: string, precondition: Precondition, action: Action): CafeCommand {
  return {
    check: (model) => precondition(model),
    run: async (model, real) => {
      await action(model, real);
      await expectStock(real, model);
    },
    toString: () => text,
  };
}

export const always: Precondition = () => true;
export const hasSent: Precondition = ({ sent }) => sent.length > 0;
export const hasOrders: Precondition = ({ orders }) => orders.length > 0;

/** Once, or twice concurrently: two taps, or two members of staff. */
export const times = fc.constantFrom(1, 1, 2);
