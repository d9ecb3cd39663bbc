import { CakeSlice } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';

interface ProductPictureProps {
  /** Empty while the cafe has no picture of it. */
  imageUrl: string;
  /** In sight as soon as the page is: not left for later. */
  eager?: boolean;
  className?: string;
}

/** A product's picture at 4:3 or whatever its place is. Its name stands beside it, so it has none itself. */
export function ProductPicture({ imageUrl, eager = false, className }: ProductPictureProps) {
  const [broken, setBroken] = useState(false);
  if (imageUrl === '' || broken) {
    return (
      <div
        aria-hidden
        className={classNames(
          'grid place-items-center bg-waffle-soft text-waffle-ink [&_svg]:size-9',
          className,
        )}
      >
        <CakeSlice />
      </div>
    );
  }
  return (
    <img
      src={imageUrl}
      alt=""
      width="400"
      height="300"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={classNames('bg-waffle-soft object-cover dark:brightness-90', className)}
    />
  );
}
