import { SERIES_DAYS, type SeriesDays } from '../../../shared/domain/report-days';

const USUAL_DAYS: SeriesDays = 30;

/** How many days the charts show, read from the page's address. */
export function daysIn(search: URLSearchParams): SeriesDays {
  return SERIES_DAYS.find((days) => String(days) === search.get('days')) ?? USUAL_DAYS;
}
