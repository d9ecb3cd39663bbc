import type * as z from 'zod';
import { GATEWAY_LABELS, type Gateway } from '../../../shared/domain/orders/order-payments';
import { GatewayFailure } from './gateway';

/** A customer waits for the page. */
const TIMEOUT_MS = 8000;

interface GatewayCall<Shape extends z.ZodType> {
  gateway: Gateway;
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; without one it is a GET. */
  body?: unknown;
  shape: Shape;
}

/** Nothing is retried here: every call may be made again. @throws GatewayFailure */
export async function callGateway<Shape extends z.ZodType>(
  call: GatewayCall<Shape>,
): Promise<z.output<Shape>> {
  const { gateway, url, headers, body, shape } = call;
  const label = GATEWAY_LABELS[gateway];
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Never follow a redirect with the keys.
    redirect: 'manual',
  }).catch(() => {
    throw new GatewayFailure(`${label} could not be reached`);
  });
  const said: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    throw new GatewayFailure(`${label} answered ${response.status}`, response.status);
  }
  const parsed = shape.safeParse(said);
  if (!parsed.success) throw new GatewayFailure(`${label} sent an unexpected response`);
  return parsed.data;
}
