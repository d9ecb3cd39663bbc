import { m } from '../../messages/compiled/messages';
import { type Channel, methodWords } from '../orders/channel';
import type { OrderStatus } from '../orders/order-status';
import type { PaymentStatus } from '../orders/payment';
import type { DeliveryMethod } from '../orders/pricing';
import { slotWords } from '../orders/slot-words';
import { onOneLine } from '../platform/entered-text';
import type { Station } from '../shop/stations';

export type PrintBlock =
  | {
      text: string;
      size: 'number' | 'large' | 'normal';
      isBold?: boolean;
      align?: 'left' | 'centre';
      /** With a frame around it, or in white on black. */
      frame?: 'line' | 'black';
      /** At the left of the text, which is indented by it: '2×'. */
      mark?: string;
      /** At the right of the text: '₹190.00'. */
      amount?: string;
      /** With a line through it. */
      isStruck?: true;
      /** A code above the text that opens this URL. Without room for it, neither is printed. */
      qrCode?: string;
    }
  | 'rule';

interface PrintedLine {
  name: string;
  quantity: number;
  options: readonly { section: string; label: string }[];
  note?: string | undefined;
  station?: number | null | undefined;
  /** Whether it was added after the order was placed. */
  isAdded?: boolean | undefined;
}

export interface TicketOrder {
  id: string;
  /** '#42'. */
  label: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** What is paid when the customer gets the order: 'Pays at the counter ₹190.00'. */
  toCollect?: string | undefined;
  deliveryMethod: DeliveryMethod;
  channel: Channel;
  isForHere: boolean;
  /** The drawn area to which it is delivered. */
  area?: string | undefined;
  customerName: string;
  instructions: string;
  lines: readonly PrintedLine[];
  /** Dishes that were removed after the order was placed. */
  removed?: readonly PrintedLine[];
  /** The table at which it is eaten. */
  tableName?: string | undefined;
  /** Whether it tells only of what was added to a table's order. */
  isRound?: boolean;
  /** What a printer of one station prints: the second of three stations' parts, for example. */
  part?: { station: Station; place: number; parts: number } | undefined;
  /** '12 Apr, 1:05 pm'. */
  placedAt: string;
  /** '1:05 pm', when a tablet without a network took it. */
  takenAt?: string | undefined;
  /** The slot of an order for later (ISO 8601, UTC). */
  slotAt?: string | null | undefined;
  /** When it is due at the counter; null if nothing was promised. */
  dueAt: string | null;
  printedAt: string;
}

interface TicketPrint {
  /** Whether it was printed before on somebody's request. */
  isCopy: boolean;
  /** Whether an earlier try may have printed it, because the printer has not said. */
  isRetry: boolean;
}

const heading = { size: 'large', isBold: true, align: 'centre' } as const;
const warning = { ...heading, frame: 'black' } as const;

/** Above a ticket or a receipt that exists or may exist already. */
export function copyBlocks({ isCopy, isRetry }: TicketPrint): PrintBlock[] {
  return [
    ...(isCopy ? [{ ...warning, text: m.print_copy() }] : []),
    ...(isRetry ? [{ ...warning, text: m.print_sent_again() }] : []),
  ];
}

export function ticketBlocks(order: TicketOrder, print: TicketPrint): PrintBlock[] {
  const isPaid = order.paymentStatus === 'paid';
  const unpaid = order.toCollect ?? m.print_unpaid();
  const method = methodWords(order).toUpperCase();
  const { part } = order;
  const isOurs = ({ station }: PrintedLine) => !part || station === part.station.number;
  const lines = order.lines.filter(isOurs);
  const removed = (order.removed ?? []).filter(isOurs);
  const isChanged = removed.length > 0 || lines.some(({ isAdded }) => isAdded);
  const [here, all] = [unitsOf(lines), unitsOf(order.lines)];
  return [
    ...copyBlocks(print),
    ...(order.status === 'cancelled' ? [{ ...warning, text: m.print_cancelled() }] : []),
    ...(order.isRound ? [{ ...warning, text: m.tables_print_round() }] : []),
    ...(order.takenAt
      ? [{ ...warning, text: m.kitchen_taken_offline({ time: order.takenAt }) }]
      : []),
    ...(isChanged ? [{ ...warning, text: m.changes_ticket_changed() }] : []),
    { text: order.label, size: 'number', isBold: true, align: 'centre' },
    ...(part ? [{ ...warning, text: partWords(part) }] : []),
    { ...heading, text: order.area ? `${method}: ${onOneLine(order.area)}` : method },
    { ...heading, text: isPaid ? m.print_paid() : unpaid, frame: isPaid ? 'line' : 'black' },
    ...(order.slotAt ? [{ ...heading, text: m.print_for({ when: slotWords(order.slotAt) }) }] : []),
    ...(order.dueAt === null ? [] : [{ ...heading, text: m.print_due({ time: order.dueAt }) }]),
    {
      text: [m.print_order({ id: order.id }), m.print_placed({ time: order.placedAt })].join('\n'),
      size: 'normal',
      align: 'centre',
    },
    ...(order.customerName
      ? [
          {
            text: m.print_name({ name: order.customerName }),
            size: 'normal',
            align: 'centre',
          } as const,
        ]
      : []),
    'rule',
    ...(order.instructions
      ? [
          {
            text: m.print_note({ note: onOneLine(order.instructions) }),
            size: 'large',
            frame: 'line',
          } as const,
          'rule' as const,
        ]
      : []),
    ...dishBlocks({ ...order, lines }),
    ...removed.map(removedBlock),
    'rule',
    {
      text: here < all ? m.print_items_of({ count: here, all }) : m.print_items({ count: here }),
      size: 'normal',
      isBold: true,
    },
    { text: m.print_printed({ time: order.printedAt }), size: 'normal' },
  ];
}

interface RemakeTicket extends Pick<TicketOrder, 'id' | 'label' | 'tableName' | 'printedAt'> {
  lines: TicketOrder['lines'];
  /** The only one whose dishes it has. */
  station: Station | undefined;
  reason: string;
  /** Why, in the words of staff. */
  note: string;
}

/** Of dishes that are made again, and of nothing else. */
export function remakeBlocks(remake: RemakeTicket, print: TicketPrint): PrintBlock[] {
  const { id, label, tableName, lines, station, reason, note, printedAt } = remake;
  return [
    ...copyBlocks(print),
    { ...warning, text: m.waste_print_remake() },
    { text: label, size: 'number', isBold: true, align: 'centre' },
    ...(station ? [{ ...warning, text: station.name }] : []),
    ...(tableName ? [{ ...heading, text: tableName }] : []),
    { text: m.print_order({ id }), size: 'normal', align: 'centre' },
    'rule',
    ...dishBlocks({ instructions: '', lines }),
    'rule',
    { text: note ? `${reason}: ${onOneLine(note)}` : reason, size: 'normal' },
    { text: m.print_printed({ time: printedAt }), size: 'normal' },
  ];
}

function partWords({ station, place, parts }: NonNullable<TicketOrder['part']>): string {
  return parts === 1 ? station.name : m.print_part({ station: station.name, place, parts });
}

function unitsOf(lines: TicketOrder['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * What customers add to the dishes of a ticket, with the order's note: anyone may order 50 dishes with a note for each,
 * which would be metres of paper. All dishes are printed.
 */
export const MOST_DETAILS = { lines: 40, characters: 1000 } as const;

function dishBlocks({
  instructions,
  lines,
}: Pick<TicketOrder, 'instructions' | 'lines'>): PrintBlock[] {
  const left = { lines: MOST_DETAILS.lines, characters: MOST_DETAILS.characters };
  left.characters -= instructions.length;
  return lines.flatMap(({ name, quantity, options, note, isAdded }): PrintBlock[] => {
    const details = [
      ...options.map(({ section, label }) => detailBlock(`${section}: ${label}`)),
      ...(note ? [noteBlock(note)] : []),
    ];
    const characters = details.reduce((sum, { text }) => sum + text.length, 0);
    const fits = details.length <= left.lines && characters <= left.characters;
    if (fits) {
      left.lines -= details.length;
      left.characters -= characters;
    }
    const text = isAdded ? m.changes_ticket_new({ dish: name }) : name;
    const dish: PrintBlock = { text, mark: `${quantity}×`, size: 'large', isBold: true };
    return [dish, ...(fits ? details : [moreBlock()])];
  });
}

/** Its options tell two lines of a dish apart. */
function removedBlock({ name, quantity, options }: PrintedLine): PrintBlock {
  const text = [name, ...options.map(({ label }) => label)].join(', ');
  return { text, mark: `${quantity}×`, size: 'large', isStruck: true };
}

function moreBlock() {
  return { ...detailBlock(m.print_more()), frame: 'black' } as const;
}

function detailBlock(text: string) {
  return { text, mark: '', size: 'normal' } as const;
}

/** Framed, so that nobody misses it or takes it for the shop's words. */
function noteBlock(note: string) {
  const text = m.print_note({ note: onOneLine(note) });
  return { ...detailBlock(text), isBold: true, frame: 'line' } as const;
}

/** A ticket that only shows that the printer works, in every script that tickets may have. */
export function testBlocks(printerName: string, printedAt: string): PrintBlock[] {
  return [
    { text: m.print_works(), size: 'large', isBold: true, align: 'centre', frame: 'black' },
    { text: printerName, size: 'large', isBold: true, align: 'centre' },
    { text: m.print_test({ time: printedAt }), size: 'normal', align: 'centre' },
    'rule',
    { text: '₹249.00 · ½ · é · नमस्ते · নমস্কার · നമസ്കാരം', size: 'normal' },
  ];
}
