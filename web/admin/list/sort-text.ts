/** How a list is sorted, as addresses and the API write it: a column's id, `-` before it for descending. */
export interface Sorting {
  id: string;
  desc: boolean;
}

/** Reads '-createdAt'. */
export function readSort(sort: string): Sorting {
  return sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false };
}

/** What a press on a column's header sorts by: upwards first, downwards the second time. */
export function nextSort(id: string, now: Sorting | undefined): string {
  return now?.id === id && !now.desc ? `-${id}` : id;
}
