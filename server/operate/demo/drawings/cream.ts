/** A scoop of ice cream, its foot at x,y. */
export function scoop(x: number, y: number, tone: string, shade: string): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    '<ellipse cx="4" cy="4" rx="52" ry="18" fill="#4a2f18" opacity=".2"/>' +
    `<path fill="${shade}" d="M-50-6c-4 16 14 18 22 10 8 12 24 12 32 2 8 8 22 6 26-2 12 4 ` +
    '22-2 20-12z"/>' +
    `<path fill="${tone}" d="M-44-12c-4-66 88-66 86 0 6 14-12 14-18 6-8 12-22 10-28 2-8 ` +
    '10-24 8-28-2-8 6-18 4-12-6z"/>' +
    '<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7" ' +
    'd="M-28-28c4-14 12-20 22-22"/></g>'
  );
}

/** Whipped cream in three turns, its foot at x,y. */
export function cream(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    '<ellipse cx="3" cy="2" rx="46" ry="15" fill="#4a2f18" opacity=".2"/>' +
    '<path fill="#ead9c0" d="M-44-8c0 20 88 20 88 0 0-8-10-12-10-12h-68s-10 4-10 12z"/>' +
    '<path fill="#fff9ee" d="M-44-10c2 14 60 18 84-2 8-8 0-16-8-16 4-8-2-14-8-16 ' +
    '2-10-12-22-20-26 2 8-6 12-14 16s-12 14-8 20c-12 2-16 10-12 16-8 0-14 4-14 8z"/>' +
    '<path fill="none" stroke="#ead9c0" stroke-width="4" stroke-linecap="round" ' +
    'd="M-26-16c14 8 44 4 56-10M-16-34c12 6 30 2 38-8"/></g>'
  );
}
