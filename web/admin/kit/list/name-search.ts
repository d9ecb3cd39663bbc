export function matchesName(name: string, search: string): boolean {
  const folded = name.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
