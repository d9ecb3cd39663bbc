import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, preferredEncoding } from './negotiation';
import { type PreparedResponse, prepareResponse } from './prepared-response';

const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^(application\/(json|.+\+json)|image\/svg\+xml|text\/(?!event-stream))/;

/** As fast as gzip's default and a fifth smaller; higher levels slow pages down. */
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

export async function prepareCompressed(response: Response): Promise<PreparedResponse> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  // Browsers may store it, but must revalidate it each time.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  const [br, gzip] = await Promise.all([COMPRESS.br(identity), COMPRESS.gzip(identity)]);
  return prepareResponse(response.status, headers, { identity, br, gzip });
}

/** Streams, small, prepared and encoded responses are returned unchanged. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  const isReady = headers.has('Content-Encoding') || headers.has('Vary');
  const isStream = headers.get('Cache-Control')?.includes('no-transform');
  if (isReady || isStream || !COMPRESSIBLE.test(type)) return response;
  headers.set('Vary', 'Accept-Encoding');
  const encoding = preferredEncoding(request.headers.get('Accept-Encoding'), COMPRESS);
  // Reading `body` turns it into a stream, which takes longer than most responses: check it last.
  if (!encoding || !response.body) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < MIN_COMPRESSED_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(await COMPRESS[encoding](body), { status, headers });
}
