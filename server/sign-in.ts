import { createRemoteJWKSet } from 'jose';
import type { OpenShop } from './operate/open-shop';
import { deviceSecrets } from './people/devices/device-secret';
import { tokenVerifier } from './people/identity/access-token';
import { accountLanguage } from './people/identity/account-language';
import { identifyCaller } from './people/identity/identify-caller';
import { identityHandler } from './people/identity/identity-handler';
import { knownDevices } from './people/identity/known-devices';
import { sessionReader } from './people/identity/open-session';
import { passwordAttempts } from './people/identity/password-attempts';
import { pinSessions } from './people/identity/pin-sessions';
import { publicKeys } from './people/identity/public-keys';
import { secondFactors } from './people/identity/second-factors';
import { signedToken } from './people/identity/signed-token';
import { tokenSync } from './people/identity/token-sync';
import { findAdmin } from './people/staff/admin-store';
import type { RateLimits } from './platform/limits/rate-limits';

/** Puts together how people sign in, and how each request says who calls. */
export function openSignIn(
  { env, database: { db }, identity, codeLimits, secret, signer, platform }: OpenShop,
  limits: RateLimits,
) {
  const { log, clock, randomBytes } = platform;
  const keys = publicKeys(identity);
  const tokenKeys = env.identity ? createRemoteJWKSet(new URL(env.identity.jwksUrl)) : keys;
  const issuer = env.identity?.issuer ?? env.publicUrl;
  const verifyToken = tokenVerifier(tokenKeys, issuer, env.publicUrl);
  const overHttps = env.publicUrl.startsWith('https:');
  const secrets = deviceSecrets({ overHttps, randomBytes });
  const callers = {
    clock,
    findAdmin: (userId: string) => findAdmin(db, userId),
    readSession: sessionReader(db, clock),
  };
  const factors = secondFactors({ identity, db, clock, randomBytes });
  const sessionOf = (headers: Headers) => signedToken(secret, headers);
  const deviceDeps = { signer, overHttps, clock, randomBytes };
  const devices = knownDevices({ ...deviceDeps, purpose: 'known-device' });
  const identityLimits = {
    requests: limits,
    codes: codeLimits,
    passwords: passwordAttempts({ db, signer, log, limits, devices }),
    devices,
    phones: knownDevices({ ...deviceDeps, purpose: 'known-phone' }),
    factors,
    language: accountLanguage(db, env.publicUrl),
    signedToken: sessionOf,
  };
  const onToken = env.tokenSync && tokenSync(env.tokenSync, log);
  return {
    callers,
    identify: identifyCaller({ ...callers, verifyToken, secretHash: secrets.sentHash }),
    handler: identityHandler(identity, keys, identityLimits, onToken),
    factors,
    secrets,
    sessions: pinSessions(identity, signer),
    sessionOf,
  };
}
