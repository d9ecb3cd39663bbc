import { type ReactNode, useId } from 'react';

/** Three buttons fit beside each other on a phone. */
export const SHORT = 'px-1! whitespace-nowrap';

export function Choices({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-body text-base font-semibold">
        {title}
      </h3>
      <div className="grid grid-cols-3 gap-2">{children}</div>
    </section>
  );
}
