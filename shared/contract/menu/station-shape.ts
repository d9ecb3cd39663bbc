import * as z from 'zod';
import { MOST_STATIONS } from '../../domain/shop/stations';

/** The number of a station in the kitchen's settings. */
export const station = z.int().min(1).max(MOST_STATIONS);
