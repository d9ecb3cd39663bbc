import * as z from 'zod';
import { CLOSING_REASONS } from '../../domain/platform/closing';
import { comingDay, comingTime } from './coming-time-shape';
import { timestamp } from './wire-values';

export const deliveryPauseShape = z.object({
  until: timestamp,
  day: comingDay,
  area: z.string().nullable().describe('The area’s name; null when a closed road stops all'),
});

export const closing = z.object({
  why: z.enum(CLOSING_REASONS).describe('`catching-up` and `unattended` are pauses'),
  back: comingTime.nullable().describe('When it takes orders again, if that is known'),
  holiday: z.string().nullable().describe('The name of the day for which it is closed'),
});
