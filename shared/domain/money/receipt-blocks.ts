import type { PrintBlock } from '../kitchen/print-ticket';
import { formatRupees, type Paise } from '../platform/money';
import type { BillSheet } from './bill-sheet';
import { BILL_WORDS } from './bill-words';

const CENTRED = { size: 'normal', align: 'centre' } as const;
const HEADING = { size: 'large', align: 'centre', isBold: true } as const;

/**
 * A bill for a printer of receipts, with the same facts and sums as on its page and in its PDF.
 * @param link the URL that opens the PDF for 15 minutes, printed as a code.
 */
export function receiptBlocks(sheet: BillSheet, link?: string): PrintBlock[] {
  return [
    ...(sheet.sentence ? [{ ...CENTRED, text: sheet.sentence }] : []),
    { ...HEADING, text: sheet.storeName },
    ...sheet.sellerLines.map((text) => ({ ...CENTRED, text })),
    'rule',
    { ...HEADING, text: sheet.title },
    ...(sheet.isCancelled
      ? [{ ...HEADING, text: BILL_WORDS.cancelled, frame: 'black' } as const]
      : []),
    ...factBlocks(sheet.facts),
    'rule',
    ...sheet.lines.flatMap(lineBlocks),
    'rule',
    ...sheet.sums.map(sumBlock),
    {
      text: BILL_WORDS.total,
      amount: formatRupees(sheet.total),
      size: 'large',
      isBold: true,
    },
    ...taxBlocks(sheet.taxes),
    ...sheet.notes.flatMap(({ facts, taxes }): PrintBlock[] => [
      'rule',
      { ...HEADING, text: BILL_WORDS.creditNote },
      ...factBlocks(facts),
      ...taxBlocks(taxes),
    ]),
    'rule',
    ...(link === undefined ? [] : [{ ...CENTRED, text: BILL_WORDS.scan, qrCode: link }]),
    { ...CENTRED, text: BILL_WORDS.thanks },
  ];
}

function factBlocks(facts: BillSheet['facts']): PrintBlock[] {
  return facts.map(([term, value]) => ({ text: `${term}: ${value}`, size: 'normal' }));
}

function lineBlocks({ name, details, quantity, amount }: BillSheet['lines'][number]): PrintBlock[] {
  const line = { text: name, mark: `${quantity}×`, size: 'normal', isBold: true } as const;
  return [
    { ...line, amount: formatRupees(amount) },
    ...details.map((text) => ({ text, mark: '', size: 'normal' }) as const),
  ];
}

function sumBlock([text, amount]: readonly [label: string, amount: Paise]): PrintBlock {
  return { text, amount: formatRupees(amount), size: 'normal' };
}

function taxBlocks(taxes: BillSheet['taxes']): PrintBlock[] {
  return taxes.flatMap(({ heading, amounts }) => [
    { text: heading, size: 'normal', isBold: true } as const,
    ...amounts.map(sumBlock),
  ]);
}
