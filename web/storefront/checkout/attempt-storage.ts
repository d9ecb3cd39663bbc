import { storedText } from '../../device/stored-text';
import {
  attemptFromText,
  attemptToText,
  lapsedFromText,
  ORDER_ATTEMPT_KEY,
  type OrderAttempt,
} from './order-attempt';

const storage = storedText(ORDER_ATTEMPT_KEY);

/** The order on its way, or kept, on this device; all tabs share it. */
export const attemptStorage = {
  read: (): OrderAttempt | undefined => attemptFromText(storage.read(), Date.now()),
  /** One that left and can be sent no more. What is too old besides is thrown away here. */
  readLapsed(): OrderAttempt | undefined {
    const lapsed = lapsedFromText(storage.read(), Date.now());
    if (!lapsed && !attemptStorage.read()) attemptStorage.clear();
    return lapsed;
  },
  /** @returns whether the browser has really kept it. */
  write(attempt: OrderAttempt): boolean {
    const text = attemptToText(attempt);
    storage.write(text);
    return storage.read() === text;
  },
  /** Whether that very order is kept still. */
  holds: ({ idempotencyKey }: OrderAttempt): boolean =>
    attemptStorage.read()?.idempotencyKey === idempotencyKey,
  clear() {
    if (storage.read()) storage.write('');
  },
  onChangeElsewhere: storage.onChangeElsewhere,
};
