/** A swing-top bottle, upright at x = 200 and 218 high, with the cafe's label. */
export function bottle(drink: string, glassTone: string, label: string): string {
  return (
    `<path fill="${glassTone}" d="M184 84v34c0 20-32 26-32 58v74c0 20 96 20 96 ` +
    '0v-74c0-32-32-38-32-58V84z"/>' +
    `<path fill="${drink}" d="M188 122c-2 20-30 26-30 54v72c0 15 84 15 84 ` +
    '0v-72c0-28-28-34-30-54z"/>' +
    '<path opacity=".1" d="M216 84v34c0 20 32 26 32 58v74c0 9-18 14-36 15 8-30 10-64 ' +
    '4-92-4-22-12-30-12-55V84z"/>' +
    '<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6" ' +
    'd="M167 176v66M193 98v22"/>' +
    '<ellipse cx="200" cy="84" rx="18" ry="6" fill="#fff" opacity=".7"/>' +
    '<path fill="#f4ead6" d="M184 60c0-8 32-8 32 0v20c0 8-32 8-32 0z"/>' +
    '<path fill="#c8402f" d="M184 78h32v6c0 7-32 7-32 0z"/>' +
    '<path fill="none" stroke="#8d989d" stroke-width="4" d="M184 66c-14 8-10 24 0 36M216 ' +
    '66c14 8 10 24 0 36"/>' +
    '<path fill="#fff6e2" d="M152 182q48 16 96 0v44q-48 16-96 0z"/>' +
    `<path fill="${label}" d="M152 182q48 16 96 0v7q-48 16-96 0zM152 219q48 16 96 0v7q-48 ` +
    '16-96 0z"/>' +
    `<path fill="none" stroke="${label}" stroke-width="5" stroke-linecap="round" ` +
    'stroke-linejoin="round" d="M178 216l14-16 8 9 6-6 14 13"/>'
  );
}
