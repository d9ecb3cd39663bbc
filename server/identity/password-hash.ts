import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords are kept: one way, each with a salt of its own. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(kept: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt over 32 MB, 'salt:key' in hex: about 80 ms of a core, and as long for each guess. */
export const slowPasswordHash: PasswordHash = { hash: hashPassword, verify: verifyPassword };
