import { asciiDigits } from '../../shared/domain/platform/ascii-digits';

/** Fields for numbers, amounts, phone numbers and codes. */
const NUMBERS = '[type=number], [inputmode=numeric], [inputmode=decimal], [inputmode=tel]';

/**
 * Types digits of other scripts as 0 to 9 (platform rule 2): a field for numbers drops all others
 * without a word. A keyboard that composes words cannot be stopped; none composes in such a field.
 */
export function convertDigits(event: InputEvent): void {
  const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const converted = asciiDigits(typed);
  const isNumber = (event.target as Element).matches(NUMBERS);
  if (!isNumber || converted === typed || !event.cancelable) return;
  event.preventDefault();
  // The only way to insert text that keeps the caret, the undo history and the page's own handlers.
  document.execCommand('insertText', false, converted);
}
