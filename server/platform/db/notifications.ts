/** Delivers the messages that committed transactions of all servers have published. */
export interface Notifications {
  /**
   * Calls back for each message of a channel. After a reconnect it calls back without a payload,
   * because messages sent in the meantime were missed.
   */
  subscribe(channel: string, onMessage: (payload?: string) => void): void;
  /** Whether a message published now will arrive. */
  isConnected(): boolean;
  close(): Promise<void>;
}
