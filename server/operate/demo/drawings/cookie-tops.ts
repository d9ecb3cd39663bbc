import { type Dots, dotted, scatter } from './scatter';

const strew = (id: string, dots: Dots, count: number, reach: number, start = 0) =>
  dotted(id, dots, scatter(count, reach, start));

/** Chunks of chocolate in `tone`, with a light on each. */
export function chips(id: string, tone: string, light: string, count: number): string {
  return strew(
    id,
    {
      mark: 'l4 2',
      strokes: [
        { tone, width: 14 },
        { tone: light, width: 4, shift: -2 },
      ],
    },
    count,
    50,
    0.5,
  );
}

/** Flakes of oat and dark raisins. */
export function oatsAndRaisins(id: string): string {
  return (
    strew(`${id}-o`, { mark: 'l9 3', strokes: [{ tone: '#f6e0b5', width: 7 }] }, 14, 54) +
    strew(
      `${id}-r`,
      {
        mark: 'l3 4',
        strokes: [
          { tone: '#4a2436', width: 13 },
          { tone: '#7d4560', width: 4, shift: -2 },
        ],
      },
      6,
      44,
      2.2,
    )
  );
}

/** Grains of sugar and cracks, as on a ginger biscuit. */
export function sugarAndCracks(id: string): string {
  return (
    '<path fill="none" stroke="#5f4023" stroke-width="4" stroke-linecap="round" ' +
    'stroke-linejoin="round" opacity=".75" d="M-46-8l22 8 16-14 22 10 10-20M-24 0l-6 26 20 ' +
    '14M14-4l14 20 22-2M-10 40l8-18"/>' +
    strew(id, { mark: 'h1', strokes: [{ tone: '#fff6e2', width: 5 }] }, 26, 58, 1)
  );
}

/** A hollow filled with jam. */
export function jam(tone: string, light: string): string {
  return (
    `<circle r="34" fill="#000" opacity=".14"/><circle cy="2" r="31" fill="${tone}"/>` +
    `<path fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" ` +
    'd="M-18-6q6-14 22-16"/>'
  );
}

/** The print of a fork, crosswise, with peanuts pressed in. */
export function forkPrint(): string {
  return (
    '<path fill="none" stroke="#9a6426" stroke-width="6" stroke-linecap="round" ' +
    'opacity=".75" d="M-36-26h72M-42-8h84M-42 10h84M-36 ' +
    '28h72M-26-38v76M-8-44v88M10-44v88M28-38v76"/>' +
    '<g fill="#f3dcae" stroke="#a9702f" stroke-width="2">' +
    '<ellipse cx="-8" cy="-4" rx="14" ry="9" transform="rotate(30)"/>' +
    '<ellipse cx="24" cy="18" rx="13" ry="8" transform="rotate(-30)"/></g>'
  );
}

/** Cracks of a nankhatai, with slivers of pistachio in the middle. */
export function pistachio(): string {
  return (
    '<path fill="none" stroke="#c08a45" stroke-width="4" stroke-linecap="round" opacity=".7" ' +
    'd="M-54-12l20 8M48-32l-16 14M36 44L24 26M-24 52l6-20"/>' +
    '<path stroke="#6f9a3f" stroke-width="9" stroke-linecap="round" d="M-14-4l12-8M4 ' +
    '8l14-4M-6 16l6 6"/><path stroke="#a8c46a" stroke-width="3" stroke-linecap="round" ' +
    'd="M-14-6l10-6M6 6l10-3"/>'
  );
}
