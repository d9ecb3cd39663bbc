import sharp from 'sharp';
import { StarPrinter } from '../../../printers/star-printer';
import { figure, type LoneAttack, sendOrder } from './stage';

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
  const { server, dishes, staff } = stage;
  const how = { name: 'Kitchen', kind: 'star', paperDots: 384, printsNew: 'placed' };
  const added = await staff('POST', '/api/admin/printers', how);
  const printer = new StarPrinter(server.url + new URL(added.url).pathname);
  const items = Array.from({ length: LINES }, (_, each) => ({
    ...{ productId: dishes[0].id, quantity: 1 },
    note: `${each} ${NOTE}`.slice(0, 100),
  }));
  for (let each = 0; each < ORDERS; each += 1) {
    await sendOrder(stage, { from: FROM, body: { items, specialInstructions: INSTRUCTIONS } });
  }
  for (let turn = 0; turn < MOST_TURNS && printer.printed.length < ORDERS; turn += 1) {
    await printer.turn();
  }
  const metres = printer.printed.map(
    async (png) => ((await sharp(png).metadata()).height ?? 0) / DOTS_PER_METRE,
  );
  return [
    figure(ORDERS - metres.length, 'tickets that did not come out', 0),
    figure(Math.max(...(await Promise.all(metres))), 'metres of the longest ticket', MOST_METRES),
  ];
};
