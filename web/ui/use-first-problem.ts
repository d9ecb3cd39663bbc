import { type RefObject, useEffect } from 'react';

/** A part without a text control marks the element to focus with `data-problem`. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [form, problems]);
}
