import { Clock, Flame, HandHeart, Leaf, type LucideIcon, Star, Users } from 'lucide-react';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import type { ValueIcon } from '../../../../shared/domain/shop/content';

const ICONS: Record<ValueIcon, LucideIcon> = {
  flame: Flame,
  leaf: Leaf,
  heart: HandHeart,
  star: Star,
  clock: Clock,
  people: Users,
};

export function Values({ values }: Pick<Content, 'values'>) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="values" className="flex flex-col gap-5">
      <h2 id="values" className="text-2xl">
        What we stand for
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {values.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li
              key={title}
              className="flex flex-col gap-2 rounded-lg border border-mist bg-raised p-5 shadow-card"
            >
              <Icon aria-hidden className="size-7 text-waffle-ink" />
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
