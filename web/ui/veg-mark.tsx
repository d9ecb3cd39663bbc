import type { Diet } from '../../shared/domain/menu/diet';

/** Indian food law: shape, colour and word. @param short for screen readers the word stays. */
export function VegMark({ diet, short = false }: { diet: Diet; short?: boolean }) {
  const veg = diet === 'veg';
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={veg ? 'size-4 shrink-0 text-leaf' : 'size-4 shrink-0 text-nonveg'}
      >
        <rect
          x="1"
          y="1"
          width="14"
          height="14"
          rx="1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        {veg ? (
          <circle cx="8" cy="8" r="3.75" fill="currentColor" />
        ) : (
          <path d="M8 3.75 12.25 11.5h-8.5z" fill="currentColor" />
        )}
      </svg>
      <span className={short ? 'sr-only' : undefined}>{veg ? 'Veg' : 'Non-veg'}</span>
    </span>
  );
}
