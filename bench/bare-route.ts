import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The minimal Hono server, which responds with bytes from memory. Every read is compared with it. */
const [url, port] = process.argv.slice(2);
if (!url || !port) throw new Error('bare-route needs an address to copy and a port to listen on');

const copied = await fetch(url);
const headers = { 'Content-Type': copied.headers.get('Content-Type') ?? 'application/json' };
const bytes = new Uint8Array(await copied.arrayBuffer());
const app = new Hono();
app.get('/', () => new Response(bytes, { headers }));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => {
  console.log('ready');
});
