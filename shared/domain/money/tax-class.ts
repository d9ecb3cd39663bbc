/** A rate of a class, in percent, from a day on. */
interface DatedRate {
  /** `YYYY-MM-DD`. */
  from: string;
  percent: number;
}

/** What is taxed alike: the restaurant's service, or goods with a rate of their own. */
interface TaxClass {
  id: string;
  name: string;
  /** HSN code of goods, SAC of services. */
  code: string;
  /** In any order. */
  rates: readonly DatedRate[];
}

/** In percent. @param usual the settings' tax rate, which holds before the first date. */
export function rateOn({ rates }: TaxClass, day: string, usual: number): number {
  let latest: DatedRate | undefined;
  for (const rate of rates) {
    if (rate.from <= day && (!latest || rate.from > latest.from)) latest = rate;
  }
  return latest?.percent ?? usual;
}
