import * as z from 'zod';
import { isList, isWords, type Kinds, type Shape } from '../../domain/platform/refusal-data';
import { REFUSAL_CODES, refusalShape, refusalStatus } from '../../domain/platform/refusals';
import { closing, deliveryPauseShape } from './closing-shape';
import { id, timestamp } from './wire-values';

const KINDS = {
  id,
  text: z.string(),
  timestamp,
  boolean: z.boolean(),
  number: z.number(),
  rupees: z.number().describe('Rupees'),
  count: z.int().min(0),
  seconds: z.int().min(1),
  closing,
  deliveryPause: deliveryPauseShape,
} satisfies { [Kind in keyof Kinds]: z.ZodType<Kinds[Kind]> };

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return KINDS[shape];
  if (isWords(shape)) return z.enum(shape);
  if (isList(shape)) return z.array(schemaOf(shape[0]));
  const fields = Object.entries(shape).map(([name, of]) =>
    name.endsWith('?') ? [name.slice(0, -1), schemaOf(of).optional()] : [name, schemaOf(of)],
  );
  return z.object(Object.fromEntries(fields));
}

/** The body of every refusal. Any call may answer with any of them. */
export const refusalSchema = z.union(
  REFUSAL_CODES.map((code) => {
    const shape = refusalShape(code);
    return z.object({
      code: z.literal(code),
      status: z.literal(refusalStatus(code)),
      message: z.string().describe('A message for the user'),
      ...(shape && { data: schemaOf(shape) }),
    });
  }),
);
