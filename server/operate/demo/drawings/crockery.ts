import { shadow } from './scene';

/** The cafe's plate, with the hill-green line on its rim. Centre 200,196. */
export function plate(): string {
  return (
    `${shadow(200, 210, 156, 86)}<ellipse cx="200" cy="203" rx="154" ry="88" fill="#d9cbb3"/>` +
    '<ellipse cx="200" cy="196" rx="154" ry="88" fill="#fffaf0"/>' +
    '<ellipse cx="200" cy="196" rx="146" ry="83" fill="none" stroke="#5d8a6d" stroke-width="3"/>' +
    '<ellipse cx="200" cy="198" rx="118" ry="65" fill="#f0e5d2"/>'
  );
}

/** A saucer for a cup that stands at 200,`y`. */
export function saucer(y: number, rx = 118, glaze = '#fffaf0', line = '#5d8a6d'): string {
  const ry = Math.round(rx * 0.44);
  const oval = (drop: number, inset: number, paint: string) =>
    `<ellipse cx="200" cy="${y + drop}" rx="${rx - inset}" ` +
    `ry="${ry - Math.round(inset * 0.5)}" ${paint}/>`;
  return (
    shadow(200, y + 12, rx, ry) +
    oval(7, 0, 'fill="#cdbfa7"') +
    oval(0, 0, `fill="${glaze}"`) +
    oval(0, 8, `fill="none" stroke="${line}" stroke-width="3"`) +
    oval(4, Math.round(rx * 0.4), 'fill="#4a2f18" opacity=".16"')
  );
}

/** A round wooden board with a handle, centre 200,184. */
export function board(): string {
  return (
    `${shadow(200, 200, 158, 90)}<path fill="#8a5a33" d="M292 116l52-34q14-6 22 4t-4 20l-46 ` +
    '36z"/>' +
    '<path fill="#c08a55" d="M290 108l52-34q14-6 22 4t-4 20l-46 36z"/>' +
    '<ellipse cx="344" cy="86" rx="7" ry="5" fill="#8a5a33"/>' +
    '<ellipse cx="200" cy="193" rx="156" ry="91" fill="#8a5a33"/>' +
    '<ellipse cx="200" cy="184" rx="156" ry="91" fill="#c08a55"/>' +
    '<path fill="none" stroke="#a87343" stroke-width="2.5" d="M62 162q138-36 276 0M50 ' +
    '190h300M60 216q140 30 280 0"/>'
  );
}
