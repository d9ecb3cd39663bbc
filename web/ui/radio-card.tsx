import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
};

/** Put one `name` into a `fieldset` with a `legend`; arrow keys move between its cards. */
export function RadioCard({ title, detail, icon, aside, ...input }: RadioCardProps) {
  return (
    <label className="relative flex min-h-14 items-center gap-3 rounded-lg border large-text:flex-wrap border-mist-strong bg-raised px-4 py-3 transition-colors hover:bg-sunken has-checked:border-hill has-checked:bg-hill-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-hill)] has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-waffle">
      <input
        type="radio"
        className="size-5 shrink-0 accent-hill focus-visible:shadow-none focus-visible:outline-none"
        {...input}
      />
      {icon}
      <span className="flex min-w-0 flex-1 flex-col large-text:order-1 large-text:basis-full">
        <span className="font-semibold">{title}</span>
        {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
