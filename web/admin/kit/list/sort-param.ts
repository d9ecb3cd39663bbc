/** How a list is sorted. URLs and the API use a column's id, with `-` before it for descending. */
export interface Sorting {
  id: string;
  desc: boolean;
}

export function parseSort(sort: string): Sorting {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

/** The sort after a press on a column's header: ascending first, then descending. */
export function nextSort(id: string, current: Sorting | undefined): string {
  return current?.id === id && !current.desc ? `-${id}` : id;
}
