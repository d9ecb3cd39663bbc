import * as z from 'zod';
import { call } from './call';

export const systemContract = {
  /** Called by the pages' connection monitor (platform rule 9). */
  readStatus: call('public', 'GET /system-status', 'Test the connection').output(
    z.object({ type: z.literal('connection_test'), ok: z.literal(true) }),
  ),
};
