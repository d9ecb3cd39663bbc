import * as z from 'zod';
import { GATEWAYS } from '../../../shared/domain/orders/order-payments';
import { cashfree } from './cashfree';
import type { PaymentGateway } from './gateway';
import { razorpay } from './razorpay';

type GatewaySettings =
  | {
      name: 'razorpay';
      keyId: string;
      keySecret: string;
      webhookSecrets: readonly string[];
      apiUrl: string | undefined;
    }
  | {
      name: 'cashfree';
      clientId: string;
      clientSecrets: readonly string[];
      apiUrl: string | undefined;
    }
  | undefined;

const secret = (name: string) =>
  z.string().min(8, `${name} must be the secret as the gateway's dashboard shows it.`).optional();

export const GATEWAY_VARIABLES = {
  GATEWAY: z
    .enum(GATEWAYS, { error: `GATEWAY must be one of: ${GATEWAYS.join(', ')}.` })
    .optional(),
  GATEWAY_API_URL: z
    .url({
      protocol: /^https?$/,
      error: 'GATEWAY_API_URL must be a web address, such as https://sandbox.cashfree.com/pg.',
    })
    .optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, 'RAZORPAY_KEY_ID must begin with rzp_test_ or rzp_live_.')
    .optional(),
  RAZORPAY_KEY_SECRET: secret('RAZORPAY_KEY_SECRET'),
  RAZORPAY_WEBHOOK_SECRET: secret('RAZORPAY_WEBHOOK_SECRET'),
  RAZORPAY_WEBHOOK_SECRET_OLD: secret('RAZORPAY_WEBHOOK_SECRET_OLD'),
  CASHFREE_CLIENT_ID: z.string().optional(),
  CASHFREE_CLIENT_SECRET: secret('CASHFREE_CLIENT_SECRET'),
  CASHFREE_CLIENT_SECRET_OLD: secret('CASHFREE_CLIENT_SECRET_OLD'),
};

type GatewayVariables = z.infer<z.ZodObject<typeof GATEWAY_VARIABLES>>;

const NEEDED = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  cashfree: ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
} as const;

export function gatewayProblems(given: GatewayVariables): string[] {
  const { GATEWAY: name } = given;
  if (!name) return [];
  return NEEDED[name]
    .filter((variable) => !given[variable])
    .map((variable) => `${variable} must be set when GATEWAY is ${name}.`);
}

/** @param given has no `gatewayProblems`. */
export function toGatewaySettings(given: GatewayVariables): GatewaySettings {
  const { GATEWAY: name, GATEWAY_API_URL: apiUrl } = given;
  const secrets = (...values: (string | undefined)[]) =>
    values.filter((value) => value !== undefined);
  if (name === 'razorpay') {
    return {
      name,
      keyId: given.RAZORPAY_KEY_ID ?? '',
      keySecret: given.RAZORPAY_KEY_SECRET ?? '',
      webhookSecrets: secrets(given.RAZORPAY_WEBHOOK_SECRET, given.RAZORPAY_WEBHOOK_SECRET_OLD),
      apiUrl,
    };
  }
  if (name === 'cashfree') {
    return {
      name,
      clientId: given.CASHFREE_CLIENT_ID ?? '',
      clientSecrets: secrets(given.CASHFREE_CLIENT_SECRET, given.CASHFREE_CLIENT_SECRET_OLD),
      apiUrl,
    };
  }
  return undefined;
}

export function createGateway(settings: GatewaySettings): PaymentGateway | undefined {
  if (!settings) return undefined;
  return settings.name === 'razorpay' ? razorpay(settings) : cashfree(settings);
}
