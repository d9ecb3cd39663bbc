import * as z from 'zod';
import { COMING_DAYS } from '../../domain/platform/coming-time';
import { timestamp } from './wire-values';

export const comingDay = z
  .enum(COMING_DAYS)
  .describe('How to tell its day, seen from the shop’s clock: a `weekday` is within a week');

export const comingTime = z.object({ at: timestamp, day: comingDay });
