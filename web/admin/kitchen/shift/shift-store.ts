import { newId } from '../../../device/new-id';
import { createStore } from '../../../device/store';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';

interface Shift {
  on: boolean;
  boardId: string;
}

/** Whether this device works in the kitchen, for all its pages and over reloads. */
export const shift = createStoredStore<Shift>({
  storage: storedText('admin-shift'),
  version: 1,
  parse: (data) =>
    isRecord(data) && typeof data['boardId'] === 'string'
      ? { on: data['on'] === true, boardId: data['boardId'] }
      : undefined,
  initial: () => ({ on: false, boardId: newId() }),
});

/** Whether the shop has received this page's last report; undefined before the first. */
export const isReported = createStore<boolean | undefined>(undefined);
