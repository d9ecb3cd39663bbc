/** The number that is called at the counter, larger than the order's code, which nobody calls. */
export function CounterNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <p className="mt-3">
      We’ll call number <strong className="mx-1 text-4xl tabular-nums">{number}</strong> at the
      counter.
    </p>
  );
}
