interface SmsMessage {
  text: string;
  /** The code in the text, for providers that send it in a template of their own. */
  code: string;
}

export interface SmsSender {
  /** @param phoneNumber '+91…' @throws SmsFailure when the provider did not accept the message. */
  send(phoneNumber: string, message: SmsMessage): Promise<void>;
}

/** A message that was not sent. Its text is logged, so it never holds a number, a code or a body. */
export class SmsFailure extends Error {
  /** The provider did not answer in time, so it may have sent the message after all. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived = false) {
    super(message);
    this.name = 'SmsFailure';
    this.mayHaveArrived = mayHaveArrived;
  }
}
