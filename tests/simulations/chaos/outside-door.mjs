import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// The shop posts only to public addresses by https, and a test has none. The servers of a chaos run load
// this file first: it leads the shop's requests to the owner's webhook to a server of the test.
const { OWNER_WEBHOOK, OWNER_SERVER } = process.env;
const { request } = https;

/**
 * @param {string | URL | import('node:https').RequestOptions} url
 * @param {any[]} rest
 */
function lead(url, ...rest) {
  if (String(url) !== OWNER_WEBHOOK) return request(/** @type {any} */ (url), ...rest);
  const [{ method, headers, signal }, callback] = rest;
  return http.request(String(OWNER_SERVER), { method, headers, signal, agent: false }, callback);
}

https.request = /** @type {typeof https.request} */ (lead);
syncBuiltinESMExports();
