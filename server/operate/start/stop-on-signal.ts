/** One Ctrl-C can arrive twice: from the terminal and from npm, which forwards it. */
const SAME_SIGNAL_MS = 1000;
const LONGEST_STOP_MS = 10_000;

/** Gracefully, within 10 s. A second signal exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
