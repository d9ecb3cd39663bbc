/** Hears what transactions announced, those of every server of the database. */
export interface Notices {
  /**
   * Calls back for each notice of a channel, once its transaction has been committed. When the line
   * to the database was cut and stands again it calls back without a payload: what was said in the
   * meantime was not heard.
   */
  listen(channel: string, onNotice: (payload?: string) => void): void;
  /** Whether the line stands, so that whatever is announced now will be heard. */
  isHearing(): boolean;
  close(): Promise<void>;
}
