/** What a customer is to read, and the code in it for a sender that has the text of its own. */
export interface SmsMessage {
  text: string;
  code: string;
}

/** Sends one text message to a phone. The shop's codes go through it. */
export interface SmsSender {
  /**
   * @param phoneNumber '+91…'
   * @throws SmsFailure when the provider did not take the message.
   */
  send(phoneNumber: string, message: SmsMessage): Promise<void>;
}

/** A message that was not taken. What it says goes into the log: never a number, a code or a body. */
export class SmsFailure extends Error {
  /** Nothing was answered in time, so the phone may ring all the same. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived = false) {
    super(message);
    this.name = 'SmsFailure';
    this.mayHaveArrived = mayHaveArrived;
  }
}
