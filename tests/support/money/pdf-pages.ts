import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF that the shop made, its parts joined by spaces. It knows no more of the
 * format than the shop writes.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(unicode)?.stream ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const content = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '';
    let letters: Map<number, string> | undefined;
    const words: string[] = [];
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (font) letters = fonts.get(font);
      if (shown)
        words.push(
          glyphsOf(shown)
            .map((glyph) => letters?.get(glyph) ?? '')
            .join(''),
        );
    }
    return words.join(' ');
  });
}

function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(
    ([, id = '', body = '']) => {
      const [head = '', rest] = body.split(/\nstream\n/, 2);
      const bytes = Buffer.from((rest ?? '').replace(/\nendstream$/, ''), 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' }] as const;
    },
  );
  return new Map(objects);
}

/** The glyphs of '<00010002> -3 <0003>'. */
const glyphsOf = (shown: string): number[] =>
  [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
  );

/** The letters of each glyph of a font, which its ToUnicode map lists from 0. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g,
  )) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = (hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units));
    }
  }
  return letters;
}
