const TEAM = [
  { name: 'Pema', does: 'The iron and the batter', likes: 'Himalayan honey, nothing else' },
  { name: 'Tashi', does: 'Oven and dough', likes: 'Mushroom and chhurpi' },
  { name: 'Diki', does: 'Coffee, tea, the counter', likes: 'Temi black, no sugar' },
  { name: 'Sonam', does: 'Two wheels, five kilometres', likes: 'Whatever is warm' },
] as const;

/** Who cooks, pours and rides. */
export function Team() {
  return (
    <section aria-labelledby="team" className="flex flex-col gap-5">
      <h2 id="team" className="text-2xl">
        The four of us
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {TEAM.map(({ name, does, likes }) => (
          <li key={name} className="flex flex-col items-center gap-1 text-center">
            <span
              aria-hidden
              className="mb-1 grid size-20 place-items-center rounded-full bg-waffle-soft font-display text-3xl font-semibold text-waffle-ink"
            >
              {name.charAt(0)}
            </span>
            <h3 className="text-lg">{name}</h3>
            <p>{does}</p>
            <p className="text-sm text-ink-soft">Eats: {likes}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
