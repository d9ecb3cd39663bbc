interface SmsMessage {
  text: string;
  /** The code in the text, for providers that have their own template; none in a message about an order. */
  code?: string;
}

export interface SmsSender {
  /** @param phoneNumber '+91…' @throws SmsFailure when the provider did not accept the message. */
  send(phoneNumber: string, message: SmsMessage): Promise<void>;
}

/** Thrown when a message was not sent. Its text is logged, so it must not contain a number, code or body. */
export class SmsFailure extends Error {
  /** Whether the provider did not respond in time, so that it may have sent the message. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived = false) {
    super(message);
    this.name = 'SmsFailure';
    this.mayHaveArrived = mayHaveArrived;
  }
}
