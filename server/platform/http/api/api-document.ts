import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { html } from 'hono/html';
import { contract } from '../../../../shared/contract';
import { refusalSchema } from '../../../../shared/contract/platform/refusal-schema';
import { prepareCompressed } from '../encoding/compress-response';
import { type PreparedResponse, sendPrepared } from '../encoding/prepared-response';

type ApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** Any call may refuse with any code. */
const REFUSED = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

/** The generator describes responses without a body with a schema that nothing matches. */
function correctResponses(document: ApiDocument): ApiDocument {
  const calls = Object.values(document.paths ?? {}).flatMap((methods) =>
    Object.values(methods ?? {}),
  );
  for (const call of calls) {
    if (typeof call !== 'object' || !('responses' in call)) continue;
    for (const status of ['202', '204']) {
      const answer = call.responses?.[status];
      if (answer && 'content' in answer) delete answer.content;
    }
    call.responses = { ...call.responses, default: REFUSED };
  }
  return document;
}

const API_DESCRIPTION =
  'The API of a cafe’s ordering shop. Messages are in English, or in the language of `Accept-Language`: `hi` or `ne`.';

async function generate(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Shop', version: '1', description: API_DESCRIPTION },
    servers: [{ url: '/api' }],
    security: [{}, { accessToken: [] }],
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'From GET /api/auth/token' },
      },
    },
    commonSchemas: { Refusal: { schema: refusalSchema } },
  });
  return correctResponses(document);
}

/** Generated at the first request. */
export function describeApi(): (request: Request) => Promise<Response | undefined> {
  let prepared: Promise<ReadonlyMap<string, PreparedResponse>> | undefined;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !PATHS.has(pathname)) return undefined;
    prepared ??= prepare();
    const response = (await prepared).get(pathname);
    return response && sendPrepared(response, request);
  };
}

const PATHS: ReadonlySet<string> = new Set(['/api/openapi.json', '/api/docs']);

async function prepare(): Promise<ReadonlyMap<string, PreparedResponse>> {
  const document = await generate();
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const docs = new Response(String(await page(document)), { headers });
  return new Map([
    ['/api/openapi.json', await prepareCompressed(Response.json(document))],
    ['/api/docs', await prepareCompressed(docs)],
  ]);
}

function page(document: ApiDocument) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => ({
      name: `${method.toUpperCase()} /api${path}`,
      ...(call as { summary: string; description: string }),
      detail: JSON.stringify(call, null, 2),
    })),
  );
  const refusals = {
    name: 'Refusal',
    summary: 'What any call may answer',
    description: 'The list of codes is closed.',
    detail: JSON.stringify(document.components?.schemas?.['Refusal'], null, 2),
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The API of the shop</title>
      </head>
      <body>
        <h1>The API of the shop</h1>
        <p>
          For tools: <a href="/api/openapi.json">openapi.json</a>. Money is rupees, times are UTC.
          Sign in under /api/auth, take a token from GET /api/auth/token and send it as
          <code>Authorization: Bearer …</code>.
        </p>
        ${[...calls, refusals].map(
          ({ name, summary, description, detail }) =>
            html`<details>
              <summary><code>${name}</code> ${summary}</summary>
              <p>${description}</p>
              <pre>${detail}</pre>
            </details>`,
        )}
      </body>
    </html>`;
}
