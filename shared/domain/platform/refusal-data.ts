import type { Closing } from './closing';
import type { DeliveryPause } from './delivery-reach';

/** What a value of a refusal's data can be. The contract has a schema of each. */
export interface Kinds {
  id: string;
  text: string;
  /** ISO 8601 text in UTC. */
  timestamp: string;
  boolean: boolean;
  number: number;
  rupees: number;
  /** Whole, from 0. */
  count: number;
  /** Whole, from 1. */
  seconds: number;
  closing: Closing;
  deliveryPause: DeliveryPause;
}

type List = readonly [Shape];
type Words = readonly [string, string, ...string[]];

/** A kind, a list of one shape, a choice of words, or fields; the name of an optional field ends in `?`. */
export type Shape = keyof Kinds | List | Words | { readonly [field: string]: Shape };

export type DataOf<S> = S extends keyof Kinds
  ? Kinds[S]
  : S extends readonly [infer Each]
    ? DataOf<Each>[]
    : S extends Words
      ? S[number]
      : S extends object
        ? {
            -readonly [F in keyof S as F extends `${string}?` ? never : F]: DataOf<S[F]>;
          } & {
            -readonly [F in keyof S as F extends `${infer Name}?` ? Name : never]?:
              | DataOf<S[F]>
              | undefined;
          }
        : undefined;

export const isList = (shape: Shape): shape is List => Array.isArray(shape) && shape.length === 1;

export const isWords = (shape: Shape): shape is Words => Array.isArray(shape) && shape.length > 1;
