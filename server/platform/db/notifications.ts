/** Delivers the messages that committed transactions of all servers have published. */
export interface Notifications {
  /** After a reconnect it calls back without a payload, because messages were missed. */
  subscribe(channel: string, onMessage: (payload?: string) => void): void;
  isConnected(): boolean;
  close(): Promise<void>;
}
