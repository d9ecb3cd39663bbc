/** A pat of butter that melts; its foot is at about 200,150. */
export function butter(): string {
  return (
    '<path fill="#fbe08a" opacity=".85" d="M140 166q-8-22 30-28t62 0 34 24-26 22q-12 0-16 ' +
    '12t-14 2-22-10-48-22z"/>' +
    '<path fill="#e2b93f" d="M158 142l46 20v18l-46-20z"/>' +
    '<path fill="#f0cc55" d="M204 162l42-18v18l-42 18z"/>' +
    '<path fill="#fff0a8" d="M158 142l42-18 46 20-42 18z"/>' +
    '<path fill="#fff" opacity=".6" d="M172 142l28-12 10 4-28 12z"/>'
  );
}

/** A pool of syrup that runs over the edge. */
export function syrup(tone: string, light: string): string {
  return (
    `<path fill="${tone}" opacity=".92" d="M120 158c-6-30 40-44 82-42s84 14 80 42c-2 12-8 ` +
    '14-8 32s-16 18-17 4-6-14-14-12-6 30-16 34-14-8-13-20-8-12-18-12-10 8-10 24-15 18-17 2 ' +
    '2-22-12-24-37-4-37-28z"/>' +
    `<path fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" d="M138 ` +
    '150c4-14 24-20 46-22M270 176v12M188 196v12"/>'
  );
}

/** A zigzag of chocolate or caramel across the whole waffle, in `turns` and back. */
export function drizzle(tone: string, light: string, turns: number, width: number): string {
  const points = Array.from({ length: turns }, (_, index) => {
    const x = Math.round(102 + (index * 192) / (turns - 1));
    const reach = Math.sqrt(1 - ((x - 198) / 118) ** 2) * 62;
    return index % 2
      ? `${x + 14} ${Math.round(160 - reach)}`
      : `${x - 6} ${Math.round(166 + reach)}`;
  });
  const line = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="M${points.join('L')}"`;
  return (
    `<path stroke="${tone}" stroke-width="${width}" ${line}/>` +
    `<path stroke="${light}" stroke-width="2" transform="translate(-1 -1)" ${line}/>`
  );
}

/** A honey dipper that rests on the waffle. */
export function dipper(): string {
  return (
    '<path stroke="#8a5a33" stroke-width="9" stroke-linecap="round" d="M222 128l92-66"/>' +
    '<path stroke="#b98552" stroke-width="4" stroke-linecap="round" d="M226 122l88-63"/>' +
    '<g transform="translate(202 142)rotate(-36)">' +
    '<rect x="-26" y="-20" width="52" height="40" rx="19" fill="#c98a2c"/>' +
    '<path stroke="#8f5a1a" stroke-width="4" stroke-linecap="round" ' +
    'd="M-14-17v34M-2-19v38M10-19v38"/>' +
    '<path stroke="#ffe3a1" stroke-width="4" stroke-linecap="round" d="M-18-9h34"/></g>'
  );
}
