/** What floats on a drink, seen from above around 0,0. */
const MILK = '#fff3de';

/** A ring of lighter crema at the edge of a disc of radius `r`. */
export function crema(r: number, tone: string): string {
  return (
    `<circle r="${r - 5}" fill="none" stroke="${tone}" stroke-width="10" opacity=".8"/>` +
    '<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5" ' +
    `d="M-${Math.round(r * 0.6)} ` +
    `-${Math.round(r * 0.4)}q${Math.round(r * 0.2)}-${Math.round(r * 0.3)} ` +
    `${Math.round(r * 0.6)}-${Math.round(r * 0.34)}"/>`
  );
}

/** A heart of milk foam, dusted with cocoa. */
export function heart(): string {
  return (
    `<circle r="68" fill="none" stroke="#d9a76a" stroke-width="10"/>` +
    `<path fill="${MILK}" d="M0 56C-22 30-58 14-54-20c4-30 42-36 54-8 12-28 50-22 54 8C58 14 ` +
    '22 30 0 56z"/>' +
    '<path stroke="#a5673a" stroke-width="5" stroke-linecap="round" opacity=".7" ' +
    'd="M-30-22h0M-14-8h0M18-16h0M34-4h0M4 16h0M-20 8h0M24 12h0M-2 34h0M-38-8h0M40-22h0"/>'
  );
}

/** A fern of milk foam. */
export function rosetta(): string {
  const ribs = [-44, -26, -8, 10, 28].map((y, index) => {
    const reach = 30 + index * 6;
    return (
      `M0 ${y + 14}Q-${reach} ${y + 12}-${reach} ${y - 10}M0 ${y + 14}Q${reach} ` +
      `${y + 12} ${reach} ${y - 10}`
    );
  });
  return (
    `<g fill="none" stroke="${MILK}" stroke-linecap="round" stroke-width="10">` +
    `<path d="${ribs.join('')}"/>` +
    '<path stroke-width="6" d="M0-62V66"/></g>'
  );
}

/** Three tulips of milk foam, one in another. */
export function tulip(): string {
  return [
    ['M-50 4C-40 44 40 44 50 4 30 26-30 26-50 4z'],
    ['M-42-22C-34 16 34 16 42-22 26-4-26-4-42-22z'],
    ['M0-62C-30-50-24-24 0-24S30-50 0-62z'],
    ['M-22 44q22 14 44 0l-22 24z'],
  ]
    .map(([d]) => `<path fill="${MILK}" d="${d}"/>`)
    .join('');
}

/** Melted butter in golden drops. */
export function butterDrops(): string {
  return (
    '<g fill="#f6cf5e"><circle cx="-22" cy="-14" r="20"/><circle cx="26" cy="10" r="15"/>' +
    '<circle cx="-8" cy="34" r="10"/>' +
    '<circle cx="30" cy="-30" r="9"/><circle cx="-46" cy="22" r="7"/></g>'
  );
}

/** A slice of lemon and a sprig of green afloat. */
export function lemonSlice(): string {
  return (
    '<circle cx="-6" r="36" fill="#f3c52f"/><circle cx="-6" r="31" fill="#fff6cf"/>' +
    '<circle cx="-6" r="27" fill="#f9de6a"/>' +
    '<path stroke="#fff6cf" stroke-width="4" d="M-33 0h54M-20-23L8 23M-20 23L8-23"/>'
  );
}
