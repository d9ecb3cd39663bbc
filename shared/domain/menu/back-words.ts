import { m } from '../../messages/compiled/messages';
import { type ComingTime, comingDayWords } from '../platform/coming-time';
import { clockTime } from '../platform/kolkata-time';

export function backWords(back: ComingTime): string {
  return back.day === 'today'
    ? m.menu_back_at({ time: clockTime(new Date(back.at)) })
    : m.menu_back_on({ day: comingDayWords(back) });
}
