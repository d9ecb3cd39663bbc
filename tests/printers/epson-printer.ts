/** What a printer reports instead of success. */
const ERROR_CODES = {
  'out of paper': 'EPTR_REC_EMPTY',
  'cover open': 'EPTR_COVER_OPEN',
  'timed out': 'EX_TIMEOUT',
  'no such device': 'DeviceNotFound',
} as const;

type EpsonMood =
  | 'ready'
  | keyof typeof ERROR_CODES
  | 'goes off'
  | 'confirmation lost'
  | 'refuses the XML';

/** A ticket as it came out: one bit a dot, black is 1. */
interface EpsonTicket {
  width: number;
  height: number;
  bits: Buffer;
}

/**
 * A printer as in Epson's Server Direct Print manual. Printers of `PrintRequestInfo` version 1.00 do
 * not name the ticket in their result.
 */
export class EpsonPrinter {
  mood: EpsonMood = 'ready';
  readonly printed: EpsonTicket[] = [];
  /** The ids of the tickets that came out. */
  readonly printedJobs: string[] = [];
  /** All that it was given. */
  readonly received: EpsonTicket[] = [];
  url: string;
  readonly #namesJobs: boolean;
  #result = '';

  constructor(url: string, { namesJobs = true } = {}) {
    this.url = url;
    this.#namesJobs = namesJobs;
  }

  /** Asks once and prints what there is. @returns the status of the response. */
  async turn(): Promise<number> {
    const response = await this.#post({
      ConnectionType: 'GetRequest',
      ID: 'kitchen',
      Name: 'TM-m30',
    });
    const request = await response.text();
    if (!response.ok || request === '') return response.status;
    const ticket = ticketOf(request);
    this.received.push(ticket);
    if (this.mood === 'goes off') return response.status;
    const jobId = /<printjobid>(.*?)<\/printjobid>/.exec(request)?.[1] ?? '';
    if (!/^[\w.-]{1,30}$/.test(jobId)) throw new Error(`a printer refuses the job id ${jobId}`);
    if (this.mood === 'refuses the XML') await this.#report(wholeRefused());
    else if (this.mood in ERROR_CODES) {
      await this.#report(this.#resultOf(jobId, ERROR_CODES[this.mood as keyof typeof ERROR_CODES]));
    } else {
      this.printed.push(ticket);
      this.printedJobs.push(jobId);
      const result = this.#resultOf(jobId, '');
      if (this.mood !== 'confirmation lost') await this.#report(result);
    }
    return response.status;
  }

  /** Sends the last result once more. */
  async reportAgain(): Promise<number> {
    return this.#report(this.#result);
  }

  async #report(result: string): Promise<number> {
    this.#result = result;
    const response = await this.#post({
      ConnectionType: 'SetResponse',
      ID: 'kitchen',
      ResponseFile: result,
    });
    return response.status;
  }

  #post(form: Record<string, string>): Promise<Response> {
    return fetch(this.url, { method: 'POST', body: new URLSearchParams(form) });
  }

  /** @param code the error; empty for success. */
  #resultOf(jobId: string, code: string): string {
    const success = code === '';
    const response = `<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="${success ? 251658262 : 252183588}" battery="0"/>`;
    if (!this.#namesJobs) {
      return `<?xml version="1.0"?><PrintResponseInfo Version="1.00">${response}</PrintResponseInfo>`;
    }
    return `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
  }
}

function wholeRefused(): string {
  return '<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="3.00"><ServerDirectPrint><Response Success="false"><ErrorSummary>Invalid XML format</ErrorSummary></Response></ServerDirectPrint></PrintResponseInfo>';
}

function ticketOf(request: string): EpsonTicket {
  const [, width, height, base64] =
    /<image width="(\d+)" height="(\d+)"[^>]*>([^<]*)<\/image>/.exec(request) ?? [];
  const ticket = {
    width: Number(width),
    height: Number(height),
    bits: Buffer.from(base64 ?? '', 'base64'),
  };
  const bytes = Math.ceil(ticket.width / 8) * ticket.height;
  if (ticket.bits.byteLength !== bytes) throw new Error('the image has not the bytes of its size');
  if (!request.includes('<cut')) throw new Error('the ticket is not cut off');
  return ticket;
}
