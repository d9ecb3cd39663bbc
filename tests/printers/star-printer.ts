/** What hinders a printer; it goes on when the mood is set back to 'ready'. */
type StarMood =
  | 'ready'
  | 'out of paper'
  | 'cover open'
  /** The paper ends while a ticket is being printed. */
  | 'paper ends'
  /** It is switched off after it has fetched a ticket. */
  | 'goes off'
  /** It prints, but its confirmation is lost. */
  | 'confirmation lost'
  /** It refuses to decode what it fetched. */
  | 'cannot decode';

interface PollAnswer {
  jobReady: boolean;
  mediaTypes?: string[];
  jobToken?: string;
}

/**
 * A printer as in Star's CloudPRNT protocol guide 2.4.0, with one method for each turn of its loop.
 * Firmware before 1.8 (IFBD) or 3.2 (mC-Print) sends no token.
 */
export class StarPrinter {
  mood: StarMood = 'ready';
  /** The tickets that came out whole, as PNG. */
  readonly printed: Buffer[] = [];
  /** The tokens of the tickets that came out whole. */
  readonly printedJobs: string[] = [];
  /** All that it fetched, as PNG. */
  readonly received: Buffer[] = [];
  /** Which server the next requests go to, for a shop with several. */
  url: string;
  readonly #sendsToken: boolean;
  /** The last confirmation, to send it twice. */
  #confirmation = '';

  constructor(url: string, { sendsToken = true } = {}) {
    this.url = url;
    this.#sendsToken = sendsToken;
  }

  /** Polls once and prints what there is. @returns the status of the poll's response. */
  async turn(): Promise<number> {
    const { status, answer } = await this.poll();
    if (this.mood === 'out of paper' || this.mood === 'cover open') return status;
    if (answer?.jobReady) await this.#print(answer.jobToken);
    return status;
  }

  async poll(printingInProgress = false) {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Star IFBD-HI01X/HI02X' },
      body: JSON.stringify({
        status: '23 6 0 0 0 0 0 0 0 ',
        printerMAC: '00:11:62:00:00:01',
        statusCode: encodeURIComponent(this.#statusCode()),
        printingInProgress,
        clientAction: null,
      }),
    });
    const answer = response.ok ? ((await response.json()) as PollAnswer) : undefined;
    return { status: response.status, answer };
  }

  async #print(token: string | undefined): Promise<void> {
    const response = await this.get(token);
    if (!response.ok) return this.#confirm('520 Timeout', token);
    const ticket = Buffer.from(await response.arrayBuffer());
    this.received.push(ticket);
    if (this.mood === 'goes off') return;
    if (this.mood === 'cannot decode') return this.#confirm('511 Media decoding error', token);
    if (this.mood === 'paper ends') {
      // It confirms nothing, reports its status with the next poll, and asks again once it is online.
      this.mood = 'out of paper';
      return;
    }
    this.printed.push(ticket);
    this.printedJobs.push(token ?? '');
    if (this.mood !== 'confirmation lost') await this.#confirm('200 OK', token);
  }

  get(token: string | undefined): Promise<Response> {
    return fetch(this.#with({ type: 'image/png' }, token));
  }

  /** Sends the last confirmation once more, like a printer that did not receive the response. */
  async confirmAgain(): Promise<number> {
    const { status } = await fetch(`${this.#confirmation}&retry=1`, { method: 'DELETE' });
    return status;
  }

  async #confirm(code: string, token: string | undefined): Promise<void> {
    this.#confirmation = this.#with({ code }, token);
    await fetch(this.#confirmation, { method: 'DELETE' });
  }

  #with(query: Record<string, string>, token: string | undefined): string {
    const sent = token !== undefined && this.#sendsToken ? { token } : {};
    return `${this.url}?${new URLSearchParams({ mac: '00:11:62:00:00:01', ...query, ...sent })}`;
  }

  #statusCode(): string {
    if (this.mood === 'out of paper') return '410 Out of paper';
    return this.mood === 'cover open' ? '420 Cover open' : '200 OK';
  }
}
