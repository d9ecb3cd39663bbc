import { hashPassword, verifyPassword } from 'better-auth/crypto';

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt over 32 MB with a salt per password, 'salt:key' in hex: about 80 ms of a core per guess. */
export const slowPasswordHash: PasswordHash = { hash: hashPassword, verify: verifyPassword };
