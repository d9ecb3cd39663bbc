import { type RefObject, useEffect } from 'react';

/**
 * Brings the first field that will not do into sight and focuses it, each time a form was held
 * back. A part that is no text control marks where to go with `data-problem`.
 */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [form, problems]);
}
