/** Whether stored data has the template's fields and types. A null in the template allows several types. */
export function hasFormOf(value: unknown, form: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(form).every(([key, example]) => {
    const part: unknown = Reflect.get(value, key);
    if (example === null)
      return part === null || ['string', 'number', 'object'].includes(typeof part);
    return typeof example === 'object' ? hasFormOf(part, example) : typeof part === typeof example;
  });
}
