import { m } from '../../../shared/messages/compiled/messages';
import { nameKey } from './category-store';

interface Referable {
  id: string;
  name: string;
  slug?: string | undefined;
}

export type MenuReferences = ReturnType<typeof createReferences>;

/** What a menu file can name: by its name, or by its slug or id if several have that name. */
export function createReferences(things: readonly Referable[]) {
  const idsByName = new Map<string, string[]>();
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const idBySlug = new Map(things.map(({ id, slug }) => [slug, id]));
  for (const { id, name } of things) {
    const key = nameKey(name);
    idsByName.set(key, [...(idsByName.get(key) ?? []), id]);
  }

  function find(text: string): { id: string } | { problem: (column: string) => string } {
    const [id, another] = idsByName.get(nameKey(text)) ?? [];
    if (id !== undefined && another === undefined) return { id };
    const exact = byId.get(text)?.id ?? idBySlug.get(text);
    if (exact !== undefined) return { id: exact };
    const says = id === undefined ? m.menufile_none_called : m.menufile_several_called;
    return { problem: (column) => says({ column, text }) };
  }

  return {
    find,
    /** The text that `find` understands, without a separator of lists; undefined for an unknown id. */
    textOf(id: string): string | undefined {
      const { name = '', slug = '' } = byId.get(id) ?? {};
      return [name, slug, id].find((text) => {
        const found = find(text);
        return !/[,;]/.test(text) && 'id' in found && found.id === id;
      });
    },
  };
}

/** The entries of a cell, separated by commas, or by semicolons where a comma separates the columns. */
export function entriesOf(cell: string): string[] {
  return cell
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
