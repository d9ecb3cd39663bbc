import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, preferredEncoding } from '../negotiation';

const SMALLEST_WORTH_IT_BYTES = 1024;
const COMPRESSIBLE = /^(application\/(json|.+\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/** As quick as gzip's own middle, and a fifth smaller; what is higher costs a page its speed. */
const BROTLI_QUALITY = 5;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

type Bytes = Uint8Array<ArrayBuffer>;

const COMPRESS: Record<ContentEncoding, (body: Bytes) => Promise<Bytes>> = {
  br: (body) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => toGzip(body),
};

/** The body in a coding. */
export function compressed(coding: ContentEncoding, body: Bytes): Promise<Bytes> {
  return COMPRESS[coding](body);
}

/**
 * The same answer, compressed where the client takes it and it is worth it. An answer that already
 * has a coding stays as it is, and so does a stream of events.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  if (headers.has('Content-Encoding') || !COMPRESSIBLE.test(type)) return response;
  headers.append('Vary', 'Accept-Encoding');
  // The server makes a stream of a body that is looked at, which takes longer than most answers: so
  // none is that need not be, and what comes of one is a body of plain bytes again.
  const coding = preferredEncoding(request.headers.get('Accept-Encoding'), COMPRESS);
  if (!coding || !response.body) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < SMALLEST_WORTH_IT_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  return new Response(await compressed(coding, body), { status, headers });
}
