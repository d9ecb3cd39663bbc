import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that has subscribed to messages. */
export interface PushDevice {
  ecdh: ECDH;
  /** What it sends to the shop. */
  keys: { p256dh: string; auth: string };
}

export function newPushDevice(): PushDevice {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  return { ecdh, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Decrypts a message as the device's browser does (RFC 8291). @throws for another device's message. */
export function openPush({ ecdh, keys }: PushDevice, body: Uint8Array): string {
  const bytes = Buffer.from(body);
  const [salt, length] = [bytes.subarray(0, 16), bytes.readUInt8(20)];
  const sender = bytes.subarray(21, 21 + length);
  const sealed = bytes.subarray(21 + length);
  const derive = (secret: Uint8Array, salted: Uint8Array, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const part = (name: string, size: number) =>
    derive(secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
