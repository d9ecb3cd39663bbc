import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { DeliveryFeeRule } from '../../../../shared/domain/shop/delivery-settings';
import type { GatewayStandIn } from '../../../support/money/gateway-stand-in';
import type { Random } from '../../random';
import type { Account } from '../accounts';
import type { Attempt } from '../client-records';
import { type Sent, statusOf } from '../send';

/** An order of the troublemaker. */
export interface HostileOrder {
  attempt: Attempt;
  /** The IP address that it came from. */
  from: string;
}

/** What the troublemaker knows and has. */
export interface Scene {
  urls: readonly string[];
  products: readonly Product[];
  feeRule: DeliveryFeeRule;
  /** The troublemaker's accounts. */
  accounts: readonly Account[];
  /** Every order that the troublemaker sent. */
  orders: HostileOrder[];
  /** A sequence over these orders. */
  nextNumber: () => number;
  /** The orders of honest customers so far. */
  victims: readonly Attempt[];
  /** The payment gateway of the shop. Nobody pays anything there. */
  gateway: GatewayStandIn;
  /** Accepted bytes by account or address, see `accepted`. */
  bytes: Map<string, number>;
}

/** Something that the troublemaker does again and again. */
export interface Trick {
  perSecond: number;
  /** The statuses by which the shop withstands; 0 is a closed connection. */
  withstood: readonly number[];
  /** @returns the status of each response. */
  run: (scene: Scene, random: Random) => Promise<number | number[]>;
}

export type Tricks = Readonly<Record<string, Trick>>;

/** The IP addresses that the troublemaker owns. */
export const ADDRESSES = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];

/** An address in one of three IPv6 networks, which is new each time. */
export function newIpv6(random: Random): string {
  const group = () => random.below(65_536).toString(16);
  return `2001:db8:${random.between(1, 3)}:${group()}:${group()}::1`;
}

/** A request from one of the addresses: a POST if it has a body. Both can be chosen. */
export type Shot = Partial<Sent> & { path: string };

/** Sends a request to one of the servers. @returns its status, 0 for a closed connection. */
export function fire({ urls }: Scene, random: Random, shot: Shot): Promise<number> {
  const method = shot.body === undefined ? 'GET' : 'POST';
  return statusOf(random.pick(urls), { method, from: random.pick(ADDRESSES), ...shot });
}

/** A trick that sends one request. */
export function request(
  perSecond: number,
  withstood: readonly number[],
  make: (random: Random, scene: Scene) => Shot,
): Trick {
  const run: Trick['run'] = (scene, random) => fire(scene, random, make(random, scene));
  return { perSecond, withstood, run };
}

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Counts the bytes of an accepted body for an account and an address. */
export function accepted({ bytes }: Scene, body: string, ...whose: string[]): void {
  for (const each of whose) bytes.set(each, (bytes.get(each) ?? 0) + Buffer.byteLength(body));
}
