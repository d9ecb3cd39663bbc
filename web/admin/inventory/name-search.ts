/** Whether each word that was typed stands somewhere in the name, in any case; nothing typed fits all. */
export function nameFits(name: string, typed: string): boolean {
  const folded = name.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
