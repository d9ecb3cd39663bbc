import { createTicketDrawer } from '../../server/kitchen/printing/draw-ticket';
import { testBlocks } from '../../shared/domain/kitchen/print-ticket';

/** Draws a test ticket and prints it in base64: for a test without the system's fonts. */
const draw = createTicketDrawer();
const { png } = await draw(testBlocks('Kitchen', '12 Apr, 1:06 pm'), 384);
process.stdout.write(png.toString('base64'));
