/** The three flat tints behind a picture: sky, the hill in it, and the table in front. */
export interface Ground {
  sky: string;
  hill: string;
  table: string;
}

/** One calm ground for each part of the menu, so that a page of cards reads as one set. */
export const GROUNDS = {
  amber: { sky: '#f2ddb4', hill: '#ead0a0', table: '#f7e8cb' },
  sage: { sky: '#d3dfcb', hill: '#c1d2bd', table: '#e6e6d2' },
  sand: { sky: '#e5cfb3', hill: '#d9bf9f', table: '#eedfc8' },
  leaf: { sky: '#cfe0c8', hill: '#b9d2b6', table: '#e4ebd6' },
  blush: { sky: '#f0d3c1', hill: '#e7c2ad', table: '#f6e3d4' },
  mist: { sky: '#cfe0de', hill: '#b8d1cf', table: '#e3ebe4' },
} as const satisfies Record<string, Ground>;

/** At most two decimals: keeps the pictures small. */
export const short = (value: number): number => Math.round(value * 100) / 100;

/**
 * A short prefix for the ids inside a product's picture: two letters of each word of its id, so
 * that several pictures can stand in one document. A test holds them apart.
 */
export function idPrefix(productId: string): string {
  return productId.replace(/([a-z]{1,2})[a-z]*-?/g, '$1');
}

/**
 * A whole picture, 400 by 300: the ground, Maenam hill in the mist, a table, and `body` on it.
 * Only presentation attributes are used, so that it shows under any content security policy.
 */
export function scene(ground: Ground, body: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">' +
    `<path fill="${ground.sky}" d="M0 0h400v300H0z"/>` +
    `<path fill="${ground.hill}" d="M0 112C60 96 84 52 128 50s66 44 104 40 52-30 84-28 56 34 ` +
    '84 38v80H0z"/>' +
    `<path fill="${ground.table}" d="M0 138h400v162H0z"/>${body}</svg>`
  );
}

/** A soft shadow on the table: two flat layers, no filter. */
export function shadow(cx: number, cy: number, rx: number, ry: number): string {
  return (
    `<g fill="#4a2f18"><ellipse cx="${cx + 6}" cy="${cy + 4}" rx="${rx + 9}" ry="${ry + 4}" ` +
    'opacity=".08"/>' +
    `<ellipse cx="${cx + 3}" cy="${cy}" rx="${rx}" ry="${ry}" opacity=".14"/></g>`
  );
}

/** Draws `body` (seen from above, centre 0,0) as lying flat at x,y. `tilt` 1 is seen from above. */
export function lying(x: number, y: number, tilt: number, body: string): string {
  return `<g transform="translate(${x} ${y})scale(1 ${tilt})">${body}</g>`;
}

/** Steam: `count` soft strands that rise from about x,y. */
export function steam(x: number, y: number, count = 3): string {
  const strands = Array.from({ length: count }, (_, index) => {
    const left = x + (index - (count - 1) / 2) * 26;
    const rise = index % 2 === 0 ? 0 : -12;
    return `M${short(left)} ${y + rise}c-14-14 12-24 0-40s8-22 2-32`;
  });
  return (
    '<path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".75" ' +
    `d="${strands.join('')}"/>`
  );
}
