import { newId } from '../../../device/new-id';
import type { KeptMessage } from './kept-message';

/**
 * Gives each message an id. The same words keep theirs, so that a repeated message arrives once; edited
 * words get another, because the server may have stored the ones before.
 */
export function createMessageIds(): (message: KeptMessage) => string {
  let last = { words: '', id: '' };
  return (message) => {
    const words = JSON.stringify(message);
    if (words !== last.words) last = { words, id: newId() };
    return last.id;
  };
}
