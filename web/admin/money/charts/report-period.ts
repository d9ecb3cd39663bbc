import { SERIES_DAYS, type SeriesDays } from '../../../../shared/domain/platform/report-days';

const USUAL_DAYS: SeriesDays = 30;

export function daysIn(search: URLSearchParams): SeriesDays {
  return SERIES_DAYS.find((days) => String(days) === search.get('days')) ?? USUAL_DAYS;
}
