import type { Language } from '../../../shared/domain/platform/languages';
import { DomainError } from '../../../shared/domain/platform/refusals';
import {
  chooseLanguage,
  ensureCustomer,
  findCustomer,
} from '../../people/customers/customer-store';
import type { Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import type { CheckedOrder } from './price-lines';

/** Who orders for themselves, so that the limits of customers apply. */
export type OwnBuyer =
  | { kind: 'customer'; caller: Caller }
  | { kind: 'guest'; name: string; phoneNumber: string };

/** Also a customer whom staff serve, at the counter or on the phone. */
export type Buyer = OwnBuyer | { kind: 'served'; name: string; phoneNumber: string | null };

export interface BuyerDetails {
  customerId: string | null;
  name: string;
  phoneNumber: string | null;
  email: string | null;
}

/** @throws DomainError `not_found` for a user who is not the caller, `bad_input` for a guest without details. */
export function buyerOf(caller: Caller | null, { userId, guest }: CheckedOrder): OwnBuyer {
  if (userId !== null && userId !== caller?.userId) throw new DomainError('not_found');
  if (caller) return { kind: 'customer', caller };
  if (guest) return { kind: 'guest', ...guest };
  const message = 'Please sign in, or give a name and phone number';
  throw new DomainError('bad_input', { issues: [{ path: 'guest', message }] });
}

export function buyerKey(buyer: Buyer): string {
  if (buyer.kind === 'customer') return buyer.caller.userId;
  return guestKey(buyer.phoneNumber ?? '');
}

/** A guest keeps the same key after signing in, so that a resent order is recognised. */
export function keyOwner(buyer: Buyer, { userId, guest }: CheckedOrder): string {
  return userId === null && guest ? guestKey(guest.phoneNumber) : buyerKey(buyer);
}

function guestKey(phoneNumber: string): string {
  return `guest:${phoneNumber}`;
}

/** Reads the buyer's details. A new customer gets a record, and each the language of the order. */
export async function readBuyer(
  tx: Tx,
  buyer: Buyer,
  language: Language,
  now: Date,
): Promise<BuyerDetails> {
  if (buyer.kind !== 'customer') {
    return { customerId: null, name: buyer.name, phoneNumber: buyer.phoneNumber, email: null };
  }
  const { caller } = buyer;
  const known = await findCustomer(tx, caller.userId);
  if (!known) await ensureCustomer(tx, caller, now.toISOString(), language);
  else if (known.language !== language) await chooseLanguage(tx, known.id, language);
  return {
    customerId: caller.userId,
    name: (known?.name || caller.admin?.name) ?? '',
    phoneNumber: known?.phoneNumber ?? caller.phoneNumber,
    email: caller.admin?.email ?? null,
  };
}
