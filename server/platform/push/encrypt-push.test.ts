import { expect, test } from 'vitest';
import { newPushDevice, openPush } from '../../../tests/support/push-device';
import { encryptPush } from './encrypt-push';

test('the example of RFC 8291 is encrypted as the RFC says', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a device reads its message, and each message has another key', () => {
  const device = newPushDevice();
  const text = 'Order for काफ़ी ☕';
  const [one, two] = [encryptPush(text, device.keys), encryptPush(text, device.keys)];
  expect([openPush(device, one), openPush(device, two)]).toEqual([text, text]);
  expect(one.equals(two)).toBe(false);
  expect(() => openPush(newPushDevice(), one)).toThrow();
});
