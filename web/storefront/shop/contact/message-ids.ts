import { newId } from '../../../device/new-id';
import type { KeptMessage } from './kept-message';

/** The same words keep their id, so a repeat arrives once; edited words get another. */
export function createMessageIds(): (message: KeptMessage) => string {
  let last = { words: '', id: '' };
  return (message) => {
    const words = JSON.stringify(message);
    if (words !== last.words) last = { words, id: newId() };
    return last.id;
  };
}
