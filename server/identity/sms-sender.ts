/** Sends one text message to a phone. The shop's codes go through it. */
export interface SmsSender {
  /**
   * @param phoneNumber '+91…'
   * @throws when the provider did not take the message.
   */
  send(phoneNumber: string, text: string): Promise<void>;
}
