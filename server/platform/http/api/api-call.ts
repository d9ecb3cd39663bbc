import { type ImplementerInternalWithMiddlewares, implement } from '@orpc/server';
import { type Contract, contract } from '../../../../shared/contract';
import type { CallMeta } from '../../../../shared/contract/platform/call';
import type { Language } from '../../../../shared/domain/platform/languages';
import { DomainError } from '../../../../shared/domain/platform/refusals';
import { mayOpen, type Role } from '../../../../shared/domain/platform/roles';
import type { RateLimits } from '../../limits/rate-limits';

/** Read for each request, so that a removed admin loses access at once. */
export interface AdminIdentity {
  id: string;
  name: string;
  email: string;
  role: Role;
  version: number;
  /** The enrolled device that sent the request, if any. */
  device?: { id: string; name: string } | undefined;
}

export interface Caller {
  userId: string;
  /** '+91…' for someone who signed in by phone. */
  phoneNumber: string | null;
  admin: AdminIdentity | null;
  session: {
    /** Null when another issuer signed the token. */
    id: string | null;
    tokenEndsAt: Date;
    /** The enrolled device that sent the request, if any. */
    deviceId: string | null;
    /** Whether what a thief would do needs the user's PIN first (people rule 18). */
    asksPin: boolean;
  };
}

export interface CallContext {
  /** Null when no token was sent. Requests with an invalid token are refused earlier. */
  caller: Caller | null;
  requestId: string;
  /** The client's IP address, determined with `TRUST_PROXY`. */
  clientIp: string;
  /** The page's; English for a client that names none of ours. */
  language: Language;
  /** The `Cookie` header: who calls is told by the token, from which device by a cookie. */
  cookies: string | null;
  userAgent: string;
  /** Adds a `Set-Cookie` header to the response. */
  setCookie: (cookie: string) => void;
  limits: Pick<RateLimits, 'take'>;
}

/** Named, because the inferred type of so many calls is longer than the compiler writes out. */
type Implementer = ImplementerInternalWithMiddlewares<Contract, CallContext, CallContext>;

const guarded = implement(contract)
  .$context<CallContext>()
  .use(async ({ context, procedure, next }) => {
    const { meta, route } = procedure['~orpc'];
    const { access, pin, isAutomatic } = meta as CallMeta;
    checkAccess(access, context.caller);
    if (pin === 'always') requirePin(context);
    if (route.method !== 'GET' && !isAutomatic) await countChange(access, context);
    return next();
  });

/**
 * The access that each call declares, the PIN that it always needs, and the number of changes that one of the staff may
 * make a day are enforced here and nowhere else.
 */
export const api: Implementer = guarded;

/**
 * @throws DomainError `unauthorized` without a caller, `not_an_admin` for a customer at the back
 * office, `forbidden` for a role that may not open the area (platform rule 3).
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

/** @throws DomainError `too_many_requests` for staff who have made all changes of their day. */
async function countChange(access: CallMeta['access'], { caller, limits }: CallContext) {
  if (!caller?.admin) return;
  const isOpen = access === 'public' || access === 'signed-in' || access === 'any-admin';
  const isForAll = isOpen || mayOpen('staff', access);
  await limits.take(isForAll ? 'staffChangesByDay' : 'officeChangesByDay', caller.admin.id);
}

export function requireAdmin(context: CallContext): AdminIdentity {
  const { admin } = requireCaller(context);
  if (!admin) throw new DomainError('not_an_admin');
  return admin;
}

export function requireCaller({ caller }: CallContext): Caller {
  if (!caller) throw new DomainError('unauthorized');
  return caller;
}

/**
 * For a call that declares `pin: 'by-input'` (people rule 18).
 * @throws DomainError `pin_needed` on an enrolled device whose user has not just entered their PIN.
 */
export function requirePin({ caller }: CallContext): void {
  if (caller?.session.asksPin) throw new DomainError('pin_needed');
}

/** @param id the caller's own or `me`; any other is `not_found`. */
export function requireSelf(id: string, context: CallContext): Caller {
  const caller = requireCaller(context);
  if (id !== 'me' && id !== caller.userId) throw new DomainError('not_found');
  return caller;
}
