import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { preferredCoding } from './content-coding';

const SMALLEST_WORTH_IT_BYTES = 1024;
const COMPRESSIBLE = /^(application\/(json|.+\+json)|image\/svg\+xml|text\/(?!event-stream))/;
const gzipAll = promisify(gzip);

type Body = ConstructorParameters<typeof Response>[0];

/**
 * The same answer, gzipped where the client takes it and it is worth it. A page is compressed as
 * it streams, so that its head is not kept back; JSON at once, and not at all when it is short.
 * An answer that already has a coding stays as it is.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  const type = headers.get('Content-Type') ?? '';
  if (!response.body || headers.has('Content-Encoding') || !COMPRESSIBLE.test(type))
    return response;
  const accepted = preferredCoding(request.headers.get('Accept-Encoding'), { gzip: true });
  if (!accepted) return vary(new Response(response.body, response));
  if (type.startsWith('text/html')) return coded(response, gzipStream(response.body));

  const body = new Uint8Array(await response.arrayBuffer());
  if (body.byteLength < SMALLEST_WORTH_IT_BYTES) return vary(new Response(body, response));
  return coded(response, new Uint8Array(await gzipAll(body)));
}

function gzipStream(body: NonNullable<Response['body']>): Body {
  const zipped = createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as ReadableStream);
  source.on('error', (error) => zipped.destroy(error));
  zipped.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(zipped)) as Body;
}

function coded(response: Response, body: Body): Response {
  const zipped = vary(new Response(body, response));
  zipped.headers.set('Content-Encoding', 'gzip');
  zipped.headers.delete('Content-Length');
  return zipped;
}

function vary(response: Response): Response {
  response.headers.append('Vary', 'Accept-Encoding');
  return response;
}
