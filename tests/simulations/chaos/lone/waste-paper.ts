import sharp from 'sharp';
import { StarPrinter } from '../../../printers/star-printer';
import { asStaff, type LoneAttack, sendOrder } from './stage';

const FROM = '198.51.100.31';
const ORDERS = 5;
const LINES = 20;
const NOTE = 'W'.repeat(100);
const INSTRUCTIONS = 'W'.repeat(500);
const MOST_TURNS = 20;
const DOTS_PER_METRE = 8000;
/** All dishes, and 40 lines or 1,000 letters of what customers write. */
const MOST_METRES = 1;

/** Orders with as many words as an order takes, which nobody pays. */
export const wastePaper: LoneAttack = async (stage) => {
  const added = await asStaff(stage, 'POST', '/api/admin/printers', {
    name: 'Kitchen',
    kind: 'star',
    paperDots: 384,
    printsNew: 'placed',
  });
  const printer = new StarPrinter(stage.server.url + new URL(added.url).pathname);
  const items = Array.from({ length: LINES }, (_, each) => ({
    productId: stage.dish.id,
    quantity: 1,
    note: `${each} ${NOTE}`.slice(0, 100),
  }));
  for (let each = 0; each < ORDERS; each += 1) {
    await sendOrder(stage, { from: FROM, body: { items, specialInstructions: INSTRUCTIONS } });
  }
  for (let turn = 0; turn < MOST_TURNS && printer.printed.length < ORDERS; turn += 1) {
    await printer.turn();
  }
  const metres = await Promise.all(
    printer.printed.map(
      async (png) => ((await sharp(png).metadata()).height ?? 0) / DOTS_PER_METRE,
    ),
  );
  return [
    { what: 'tickets that did not come out', value: ORDERS - metres.length, most: 0 },
    { what: 'metres of the longest ticket', value: Math.max(...metres), most: MOST_METRES },
  ];
};
