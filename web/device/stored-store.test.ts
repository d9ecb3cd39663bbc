import { beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../tests/support/platform/browser-tabs';
import { createStoredStore, droppedMessages, isRecord } from './stored-store';
import type { StoredText } from './stored-text';

interface Note {
  text: string;
}

const noteStore = (storage: StoredText) =>
  createStoredStore<Note>({
    storage,
    version: 2,
    parse(data, version) {
      if (version === 1) return isRecord(data) ? { text: String(data['note']) } : undefined;
      return version === 2 && isRecord(data) ? { text: String(data['text']) } : undefined;
    },
    initial: () => ({ text: '' }),
    droppedMessage: 'Your note could not be read.',
  });

beforeEach(() => void droppedMessages.set([]));

test('a value is stored with its version and read back', () => {
  const { stored, tab } = browserTabs();
  const store = noteStore(tab());
  expect(store.get()).toEqual({ text: '' });
  expect(store.set({ text: 'tea' })).toBe(true);
  expect(stored.text).toBe('{"version":2,"text":"tea"}');
  expect(noteStore(tab()).get()).toEqual({ text: 'tea' });
});

test('data of an older version is migrated', async () => {
  const { tab } = browserTabs('{"version":1,"note":"tea"}');
  expect(noteStore(tab()).get()).toEqual({ text: 'tea' });
  await Promise.resolve();
  expect(droppedMessages.get()).toEqual([]);
});

test('unreadable data is dropped, and the customer is told once', async () => {
  for (const text of ['{"version":3,"text":"tea"}', '[]', 'null']) {
    droppedMessages.set([]);
    const { stored, tab } = browserTabs(text);
    const store = noteStore(tab());
    expect(store.get()).toEqual({ text: '' });
    expect(store.get()).toBe(store.get());
    expect(stored.text).toBeUndefined();
    await Promise.resolve();
    expect(droppedMessages.get()).toEqual(['Your note could not be read.']);
  }
});

test('every read sees what another tab has stored, and subscribers are notified', () => {
  const { tab } = browserTabs();
  const [here, there] = [noteStore(tab()), noteStore(tab())];
  const [changed, changedElsewhere] = [vi.fn(), vi.fn()];
  there.subscribe(changed);
  there.onChangeElsewhere(changedElsewhere);
  here.set({ text: 'tea' });
  expect(there.get()).toEqual({ text: 'tea' });
  there.set({ text: 'milk tea' });
  there.clear();
  expect(here.get()).toEqual({ text: '' });
  expect(changed).toHaveBeenCalledTimes(3);
  expect(changedElsewhere).toHaveBeenCalledTimes(1);
});

test('what is shown follows each change, without a read of the storage for each look', () => {
  const { tab } = browserTabs();
  const here = noteStore(tab());
  const storage = tab();
  const read = vi.spyOn(storage, 'read');
  const { shown, set, clear } = noteStore(storage);
  const seen: string[] = [];
  shown.subscribe(() => seen.push(shown.get().text));
  here.set({ text: 'tea' });
  set({ text: 'milk tea' });
  clear();
  expect(seen).toEqual(['tea', 'milk tea', '']);
  read.mockClear();
  shown.get();
  expect(read).not.toHaveBeenCalled();
});

test('an unchanged value stays the same object', () => {
  const store = noteStore(browserTabs('tea').tab());
  expect(store.get()).toBe(store.get());
});

test('a value that the browser does not store lives as long as the page', () => {
  const { stored, tab } = browserTabs('{"version":2,"text":"old"}');
  stored.isFull = true;
  const store = noteStore(tab());
  expect(store.set({ text: 'new' })).toBe(false);
  expect(store.get()).toEqual({ text: 'new' });
  store.clear();
  expect(store.get()).toEqual({ text: '' });
});
