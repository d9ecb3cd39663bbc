/** Loads the conversion of digits at the first field for numbers; without a network the field stays as it was. */
export function convertDigitsOnDemand(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).matches('[type=number], [inputmode]')) return;
    import('./convert-digits').then(
      ({ convertDigits }) => addEventListener('beforeinput', convertDigits),
      () => undefined,
    );
  });
}
