/**
 * JSON that may stand inside a page's script element: nothing in it can end the element or begin a
 * comment, whatever a product is called.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
