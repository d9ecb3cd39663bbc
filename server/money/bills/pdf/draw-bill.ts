import PDFDocument from 'pdfkit';
import type { BillSheet, TaxPart } from '../../../../shared/domain/money/bill-sheet';
import { BILL_WORDS } from '../../../../shared/domain/money/bill-words';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { loadNames } from '../../../platform/fonts/font-runs';
import { createPdfText, type TextBlock, type TextStyle } from './pdf-text';

/** A5 in points, as everywhere here: readable on a phone, and printed well on A4. */
const PAGE = { width: 420, height: 595 } as const;
const MARGIN = 32;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;
const GAP = 5;

const NORMAL = { size: 10 } as const;
const CENTRED = { size: 10, align: 'centre' } as const;
const SMALL = { size: 9 } as const;
const BOLD = { size: 10, isBold: true } as const;
const HEADING = { size: 13, isBold: true } as const;
const NAME = { size: 18, isBold: true, align: 'centre' } as const;

const FACTS_AT = 110;
const AMOUNTS_AT = 250;
const COLUMNS = [
  { name: BILL_WORDS.item, x: 0, width: 178, align: 'left' },
  { name: BILL_WORDS.quantity, x: 182, width: 30, align: 'right' },
  { name: BILL_WORDS.price, x: 212, width: 70, align: 'right' },
  { name: BILL_WORDS.total, x: 282, width: 74, align: 'right' },
] as const;

/** @param now when it is made, which the file says. */
export async function drawBill(sheet: BillSheet, now: Date): Promise<Buffer<ArrayBuffer>> {
  await loadNames(JSON.stringify(sheet));
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Otherwise the library reads the metrics of Helvetica.
    font: '',
    bufferPages: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: `${sheet.title} ${sheet.number}`, Author: sheet.storeName, CreationDate: now },
  });
  const pieces: Buffer[] = [];
  const made = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
  drawSheet(pdf, sheet);
  pdf.end();
  return made;
}

type Cell = readonly [text: string, x: number, width: number, style: TextStyle];
type Row = readonly Cell[];

const paragraph = (text: string, style: TextStyle): Row => [[text, 0, WIDTH, style]];

const pair = (at: number, term: string, value: string, style: TextStyle = NORMAL): Row => [
  [term, 0, at - GAP, style],
  [value, at, WIDTH - at, { ...style, align: 'right' }],
];

const factRows = (facts: BillSheet['facts']): Row[] =>
  facts.map(([term, value]) => pair(FACTS_AT, term, value));

const amountRows = (amounts: BillSheet['sums']): Row[] =>
  amounts.map(([label, amount]) => pair(AMOUNTS_AT, label, formatRupees(amount)));

const columnRow = (cells: readonly string[], style: TextStyle): Row =>
  COLUMNS.map(({ x, width, align }, index) => [cells[index] ?? '', x, width, { ...style, align }]);

function lineRows({ name, details, quantity, price, amount }: BillSheet['lines'][number]): Row[] {
  const [{ x, width }] = COLUMNS;
  return [
    columnRow([name, String(quantity), formatRupees(price), formatRupees(amount)], NORMAL),
    ...details.map((detail): Row => [[detail, x, width, SMALL]]),
  ];
}

const doNothing = () => {};

function drawSheet(pdf: PDFKit.PDFDocument, sheet: BillSheet): void {
  const layOut = createPdfText(pdf);
  let y = MARGIN;

  const rule = () => {
    y += GAP;
    pdf.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y);
    pdf.lineWidth(0.5).stroke();
    y += GAP;
  };
  /** Below a rule, or on the next page if this one has no room for all of them. */
  const draw = (rows: readonly Row[], { isRuled = false, onNewPage = doNothing } = {}) => {
    const laidOut = rows.map((row) => {
      const blocks = row.map(([text, x, width, style]): [TextBlock, number] => [
        layOut(text, width, style),
        MARGIN + x,
      ]);
      return { blocks, height: Math.max(...blocks.map(([block]) => block.height)) };
    });
    const gap = isRuled ? 2 * GAP : 0;
    if (y + laidOut.reduce((sum, { height }) => sum + height, gap) > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
      onNewPage();
    } else if (isRuled) {
      rule();
    }
    for (const { blocks, height } of laidOut) {
      for (const [block, x] of blocks) block.draw(x, y);
      y += height;
    }
  };
  const drawTaxes = (parts: readonly TaxPart[]) => {
    for (const { heading, amounts } of parts) {
      draw([paragraph(heading, BOLD), ...amountRows(amounts)], { isRuled: true });
    }
  };
  const names = COLUMNS.map(({ name }) => name);
  const drawColumnNames = () => {
    draw([columnRow(names, BOLD)]);
    rule();
  };

  if (sheet.sentence) draw([paragraph(sheet.sentence, CENTRED)]);
  draw([paragraph(sheet.storeName, NAME)]);
  draw(sheet.sellerLines.map((line) => paragraph(line, CENTRED)));
  draw([paragraph(sheet.title, HEADING)], { isRuled: true });
  if (sheet.isCancelled) draw([paragraph(BILL_WORDS.cancelled, HEADING)]);
  draw(factRows(sheet.facts));
  rule();
  drawColumnNames();
  for (const line of sheet.lines) {
    draw(lineRows(line), { onNewPage: drawColumnNames });
    y += GAP / 2;
  }
  const total = pair(AMOUNTS_AT, BILL_WORDS.total, formatRupees(sheet.total), HEADING);
  draw([...amountRows(sheet.sums), total], { isRuled: true });
  drawTaxes(sheet.taxes);
  for (const { facts, taxes } of sheet.notes) {
    draw([paragraph(BILL_WORDS.creditNote, HEADING), ...factRows(facts)], { isRuled: true });
    drawTaxes(taxes);
  }
  y += GAP;
  draw([paragraph(BILL_WORDS.thanks, CENTRED)]);
  numberPages(pdf, sheet, layOut);
}

/** Several sheets of paper can be parted. */
function numberPages(
  pdf: PDFKit.PDFDocument,
  { title, number }: BillSheet,
  layOut: ReturnType<typeof createPdfText>,
): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    pdf.switchToPage(page);
    const words = `${title} ${number} · Page ${page + 1} of ${count}`;
    layOut(words, WIDTH, { ...SMALL, align: 'centre' }).draw(MARGIN, BOTTOM + GAP);
  }
}
