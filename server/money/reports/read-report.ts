import type { Report } from '../../../shared/contract/money/reports-contract';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import type { Language } from '../../../shared/domain/platform/languages';
import type { ReportSpan } from '../../../shared/domain/platform/report-days';
import type { Database } from '../../platform/db/database';
import { orderSlices } from './order-slices';
import { ordersByHour } from './orders-by-hour';
import { customerCounter } from './read-customers';
import { channelsOf, daysOf, listFigures, ordersByDay, statesOf } from './read-figures';
import { type DayMoney, listMoney, moneyTaken } from './read-money';
import { soldCounter } from './read-sold';
import { listTaxes, taxesByRate } from './read-taxes';
import { readWaste } from './read-waste';

/** Orders that change while it is read may count in one sum and not in another. */
export async function readReport(
  db: Database,
  span: ReportSpan,
  now: Date,
  language: Language,
): Promise<Report> {
  const figures = await listFigures(db, span);
  const sold = soldCounter(db);
  const customers = customerCounter(db, span.from);
  const money: DayMoney[] = [];
  const taxes: Awaited<ReturnType<typeof listTaxes>> = [];
  for await (const slice of orderSlices(span, ordersByDay(figures))) {
    await sold.add(slice);
    await customers.add(slice);
    money.push(...(await listMoney(db, slice)));
    taxes.push(...(await listTaxes(db, slice)));
  }
  return {
    ...span,
    money: moneyTaken(money),
    days: daysOf({ figures, money }, span, kolkataTime(now).date),
    states: statesOf(figures),
    channels: channelsOf(figures),
    ...(await sold.read(language)),
    waste: await readWaste(db, span, language),
    taxes: taxesByRate(taxes),
    hours: await ordersByHour(db, span),
    customers: await customers.read(),
  };
}
