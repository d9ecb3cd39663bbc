import type { Diet } from '../../shared/domain/menu/diet';
import { m } from '../../shared/messages/compiled/messages';

/** Indian food law: shape, colour and word. @param short for screen readers the word stays. */
export function VegMark({ diet, short = false }: { diet: Diet; short?: boolean }) {
  const veg = diet === 'veg';
  const word = veg ? m.ui_veg() : m.ui_non_veg();
  const sign = veg ? 'veg-sign text-leaf' : 'non-veg-sign text-nonveg';
  if (short) return <span role="img" aria-label={word} className={sign} />;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
      <span aria-hidden className={sign} />
      {word}
    </span>
  );
}
