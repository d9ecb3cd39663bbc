/** A strawberry, its tip down, about 40 high; `turn` in degrees. */
export function strawberry(x: number, y: number, turn = 0, size = 1): string {
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">` +
    '<path fill="#cf3a32" d="M0 22C-14 14-22 0-18-10s14-8 18-4c4-4 14-6 18 4S14 14 0 22z"/>' +
    '<path fill="#e8665a" d="M-12-8c-5 4-3 10 0 14 0-6 0-10 4-14z"/>' +
    '<path stroke="#ffdf9a" stroke-width="2.4" stroke-linecap="round" d="M-6 0v2M5-3v2M0 ' +
    '8v2M10 4v2M4 14v1"/>' +
    '<path fill="#4f8f4a" d="M0-12l-14-3 8-4-2-7 8 4 8-4-2 7 8 4z"/></g>'
  );
}

/** A round slice of citrus, seen from the front, of radius `r`. */
export function citrus(x: number, y: number, r: number, peel: string, flesh: string): string {
  const spokes = [0, 60, 120].map((angle) => {
    const dx = Math.round(Math.cos((angle * Math.PI) / 180) * r * 0.74);
    const dy = Math.round(Math.sin((angle * Math.PI) / 180) * r * 0.74);
    return `M${-dx} ${-dy}L${dx} ${dy}`;
  });
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${peel}"/>` +
    `<circle r="${Math.round(r * 0.86)}" fill="#fff6de"/>` +
    `<circle r="${Math.round(r * 0.76)}" fill="${flesh}"/>` +
    `<path stroke="#fff6de" stroke-width="3" d="${spokes.join('')}"/></g>`
  );
}

/** A segment of a peeled mandarin. */
export function segment(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    '<path fill="#d96a16" d="M-32-6c4 34 60 34 64 0 2-8-8-8-12-4-12 8-28 8-40 0-4-4-14-4-12 ' +
    '4z"/>' +
    '<path fill="#f59331" d="M-30-7c6 26 54 26 60 0 0-4-6-4-8-2-14 10-30 10-44 0-2-2-8-2-8 2z"/>' +
    '<path fill="none" stroke="#ffd08a" stroke-width="3" stroke-linecap="round" d="M-18 4q6 ' +
    '6 14 7"/></g>'
  );
}

/** Round slices of banana, lying flat at each of `places`; `id` names the slice in the picture. */
export function bananaSlices(id: string, places: readonly (readonly [number, number])[]): string {
  return (
    `<defs><g id="${id}"><ellipse cy="6" rx="26" ry="17" fill="#c99d48"/>` +
    '<ellipse rx="26" ry="17" fill="#fff0bf"/>' +
    '<ellipse rx="16" ry="10" fill="#f5d888"/><path stroke="#a9783a" stroke-width="2.5" ' +
    'stroke-linecap="round" d="M-5-2h1M5-2h1M0 4h1"/></g></defs>' +
    places.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')
  );
}

/** A pair of mint leaves. */
export function mint(x: number, y: number, turn = 0): string {
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})">` +
    '<path fill="#3f7d45" d="M0 0C-22 4-32-8-34-18c16-4 30 2 34 18z"/>' +
    '<path fill="#5d9c55" d="M0 0c-2-18 8-28 22-30 6 14-4 28-22 30z"/>' +
    '<path fill="none" stroke="#2f5d46" stroke-width="2" d="M0 0l-22-12M0 0l14-20"/></g>'
  );
}
