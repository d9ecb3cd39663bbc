import { CakeSlice } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { pictureSources } from '../../ui/picture-sources';

/** How wide a card's picture is: beside the words on a phone, above them from two columns on. */
const SIZES = '(width < 40rem) 7rem, (width < 64rem) 50vw, 24rem';

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
  const avif = pictureSources(imageUrl, 'avif');
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <img
        src={imageUrl}
        srcSet={pictureSources(imageUrl, 'webp')}
        sizes={avif && SIZES}
        alt=""
        width="400"
        height="300"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(true)}
        className={classNames('bg-waffle-soft object-cover dark:brightness-90', className)}
      />
    </picture>
  );
}
