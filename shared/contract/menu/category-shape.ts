import * as z from 'zod';
import { m } from '../../messages/compiled/messages';
import { id, nameText, text, version } from '../platform/wire-values';
import { station } from './station-shape';
import { sentTranslations, wordsOf } from './translations-shape';

const CATEGORY_NAME_MAX_LENGTH = 60;
const CATEGORY_DESCRIPTION_MAX_LENGTH = 500;

export const categoryInput = z.object({
  name: nameText(CATEGORY_NAME_MAX_LENGTH).min(1, { error: m.validation_category_name }),
  description: text(CATEGORY_DESCRIPTION_MAX_LENGTH).default(''),
  translations: wordsOf(CATEGORY_NAME_MAX_LENGTH, CATEGORY_DESCRIPTION_MAX_LENGTH),
  isActive: z.boolean().default(true),
  station: station
    .nullable()
    .optional()
    .describe('The station that makes its dishes; an update without it leaves it alone'),
});

export const category = z.object({
  id,
  name: z.string(),
  description: z.string(),
  translations: sentTranslations,
  isActive: z.boolean(),
  station: station.optional().describe('The station that makes its dishes, if one does'),
  version,
});
