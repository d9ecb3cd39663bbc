import { useEffect, useState } from 'react';
import { useOrderNews } from '../../api/use-order-news';
import { useOnline } from '../../device/use-online';
import { classNames } from '../../ui/class-names';
import { clockTime } from '../../ui/relative-time';

/** A page that has just been opened connects within this time. */
const FIRST_CONNECTION_MS = 3000;
const ignoreNews = () => {};

/** Says on every page of the back office whether orders arrive by themselves, and since when not. */
export function LiveLight() {
  const isOnline = useOnline();
  const isLive = useOrderNews({ whose: 'all' }, ignoreNews) && isOnline;
  const [last, setLast] = useState<{ isLive: boolean; at: number | undefined }>({
    isLive,
    at: undefined,
  });
  if (last.isLive !== isLive) setLast({ isLive, at: Date.now() });
  useEffect(() => {
    const openedAt = Date.now();
    const timer = setTimeout(
      () => setLast((now) => ({ ...now, at: now.at ?? openedAt })),
      FIRST_CONNECTION_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  const isReconnecting = !isLive && last.at !== undefined;

  return (
    <p
      role="status"
      className="flex items-center gap-2 px-2 text-sm leading-4 font-semibold max-sm:px-0"
    >
      <span
        aria-hidden
        className={classNames(
          'size-3 shrink-0 rounded-full',
          isReconnecting ? 'bg-waffle' : 'border-2 border-on-forest',
          isLive && 'bg-on-forest',
        )}
      />
      {isReconnecting ? (
        <span className="whitespace-nowrap">
          Reconnecting… <span className="block">since {clockTime(last.at ?? Date.now())}</span>
        </span>
      ) : (
        <span>{isLive ? 'Live' : 'Connecting…'}</span>
      )}
    </p>
  );
}
