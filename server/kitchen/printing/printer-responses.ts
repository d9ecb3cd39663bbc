import type { RequestHandler } from '../../platform/http/request-facts';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { cloudPrnt } from './cloudprnt';
import type { PrintingDeps } from './next-ticket';
import { findPrinterBySecret } from './printer-store';
import { serverDirectPrint } from './server-direct-print';

/** The secret in the path says which printer polls. */
export const PRINTER_PATH = '/print/';

/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Printers speak their makers' protocols, so this is no API. Without the right secret, no path is found. */
export function printerResponses(deps: PrintingDeps & { limits: RateLimits }): RequestHandler {
  const { db, limits } = deps;
  return async (request, { clientIp }) => {
    const secret = new URL(request.url).pathname.slice(PRINTER_PATH.length);
    const printer = SECRET.test(secret) ? await findPrinterBySecret(db, secret) : undefined;
    if (!printer) {
      await limits.take('unknownPrinters', clientIp);
      return undefined;
    }
    await limits.take('printerRequests', printer.id);
    return printer.kind === 'epson'
      ? serverDirectPrint(deps, printer, request)
      : cloudPrnt(deps, printer, request);
  };
}
