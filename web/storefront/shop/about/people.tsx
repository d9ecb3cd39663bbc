import { Quote } from 'lucide-react';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { wordsLanguage } from '../../../ui/words-language';
import { ContentPicture } from '../content-picture';

const PORTRAIT = 'mb-1 size-20 rounded-full bg-waffle-soft object-cover';

export function Team({ team }: Pick<Content, 'team'>) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team" className="flex flex-col gap-5">
      <h2 id="team" className="text-2xl">
        {m.about_team()}
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 large-text:grid-cols-1">
        {team.map(({ name, role, text, picture }) => (
          <li key={`${name} ${role}`} className="flex flex-col items-center gap-1 text-center">
            {picture ? (
              <ContentPicture
                id={picture}
                alt=""
                sizes="5rem"
                width={80}
                height={80}
                className={PORTRAIT}
              />
            ) : (
              <span
                aria-hidden
                className={`grid place-items-center font-display text-3xl font-semibold text-waffle-ink ${PORTRAIT}`}
              >
                {[...name][0]}
              </span>
            )}
            <h3 lang={wordsLanguage(name)} className="text-lg">
              {name}
            </h3>
            <p lang={wordsLanguage(role)}>{role}</p>
            <p lang={wordsLanguage(text)} className="text-sm text-ink-soft">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TestimonialsProps {
  testimonials: readonly Pick<Content['testimonials'][number], 'quote' | 'name'>[];
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="flex flex-col gap-5">
      <h2 id="testimonials" className="text-2xl">
        {m.about_testimonials()}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {testimonials.map(({ quote, name }) => (
          <li key={`${name} ${quote}`}>
            <figure className="flex h-full flex-col gap-3 rounded-lg bg-hill-soft p-5">
              <Quote aria-hidden className="size-6 text-hill" />
              <blockquote
                lang={wordsLanguage(quote)}
                dir="auto"
                className="font-display text-lg whitespace-pre-line [overflow-wrap:anywhere]"
              >
                {quote}
              </blockquote>
              <figcaption className="mt-auto text-sm text-ink-soft">
                <bdi lang={wordsLanguage(name)}>{name}</bdi>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
