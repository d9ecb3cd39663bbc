import { implement } from '@orpc/server';
import { contract } from '../../../shared/contract';
import type { CallMeta } from '../../../shared/contract/call';
import { DomainError } from '../../../shared/domain/refusals';
import { mayOpen, type Role } from '../../../shared/domain/roles';

/** The admin record behind a caller, read afresh for each request: a removed admin is out at once. */
export interface AdminIdentity {
  id: string;
  name: string;
  email: string;
  role: Role;
  version: number;
}

/** Who a verified access token speaks for. */
export interface Caller {
  userId: string;
  /** '+91…' for someone who signed in by phone. */
  phoneNumber: string | null;
  /** Set for admins. */
  admin: AdminIdentity | null;
  session: {
    /** Null for another issuer's. */
    id: string | null;
    tokenEndsAt: Date;
  };
}

/** What every call is handed by the HTTP layer. */
export interface CallContext {
  /** Null when no token was sent; a bad one never gets this far. */
  caller: Caller | null;
  requestId: string;
  /** The client's IP address, as far as `TRUST_PROXY` lets it be known. */
  clientIp: string;
}

/** Builds every call of the contract; who may make it is enforced here, from the contract, and nowhere else. */
export const api = implement(contract)
  .$context<CallContext>()
  .use(({ context, procedure, next }) => {
    checkAccess((procedure['~orpc'].meta as CallMeta).access, context.caller);
    return next();
  });

/**
 * @throws DomainError `unauthorized` without a caller, `not_an_admin` for a customer at the back
 * office, `forbidden` for a role that may not open the area (spec §6).
 */
export function checkAccess(access: CallMeta['access'], caller: Caller | null): void {
  if (access === 'public') return;
  if (!caller) throw new DomainError('unauthorized');
  if (access === 'signed-in') return;
  if (!caller.admin) throw new DomainError('not_an_admin');
  if (access !== 'any-admin' && !mayOpen(caller.admin.role, access)) {
    throw new DomainError('forbidden');
  }
}

/** The admin user who makes a call of the back office. */
export function requireAdmin(context: CallContext): AdminIdentity {
  const { admin } = requireCaller(context);
  if (!admin) throw new DomainError('not_an_admin');
  return admin;
}

/** The caller of a call that only signed-in people reach. */
export function requireCaller({ caller }: CallContext): Caller {
  if (!caller) throw new DomainError('unauthorized');
  return caller;
}
