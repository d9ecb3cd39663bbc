import type { StatementMatch } from '../../../../shared/contract/money/statements-contract';
import { kolkataTime } from '../../../../shared/domain/platform/kolkata-time';
import { figure, type LoneAttack, placeOrder } from './stage';

const HONEST_IP = '10.9.2.1';
const MOST_MS = 1000;

/** Not an attack of its own: a statement of one line is matched after the unpaid orders of the others. */
export const readStatement: LoneAttack = async (stage) => {
  const { id, totalAmount } = await placeOrder(stage, { from: HONEST_IP });
  const { date } = kolkataTime(new Date());
  const text = `Date,Narration,Credit\n${date},UPI/CR/630668416110/PEMA/${id},${totalAmount}`;
  const startedAt = performance.now();
  const read = await stage.staff('POST', '/api/admin/statements/preview', { text });
  const ms = performance.now() - startedAt;
  const matches: StatementMatch[] = read.matches ?? [];
  const isMatched = matches.some(({ isSure, orderIds }) => isSure && orderIds[0] === id);
  return [
    figure(isMatched ? 0 : 1, 'lines of a statement that are not matched', 0),
    figure(ms, 'ms to read it', MOST_MS),
  ];
};
