import { type Context, use } from 'react';

/** @param provider the name of the component that provides the value, for the error without it. */
export function useRequired<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context);
  if (value === undefined) throw new Error(`No ${provider} around this component`);
  return value;
}
