import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { pictureSources } from '../../ui/picture-sources';

const LARGE_SIZES = '(width < 48rem) 100vw, 36rem';
/** The width of a picture beside the text, and of one that is above it from two columns on. */
const SIZES = '7rem';
const TALL_SIZES = `(width < 40rem) ${SIZES}, (width < 64rem) 50vw, 24rem`;

interface ProductPictureProps {
  imageUrl: string;
  eager?: boolean;
  /** Whether it is above the text from two columns on. */
  tall?: boolean;
  /** Whether it is as wide as a phone. */
  large?: boolean;
  className?: string;
}

/** The name is beside the picture, so the alt text is empty. */
export function ProductPicture(props: ProductPictureProps) {
  const { imageUrl, eager = false, tall = false, large = false, className } = props;
  const sizes = large ? LARGE_SIZES : tall ? TALL_SIZES : SIZES;
  const [broken, setBroken] = useState(false);
  if (imageUrl === '' || broken) {
    return (
      <div
        aria-hidden
        className={classNames(
          'grid place-items-center bg-waffle-soft text-waffle-ink cake-slice',
          className,
        )}
      />
    );
  }
  const avif = pictureSources(imageUrl, 'avif');
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={imageUrl}
        srcSet={pictureSources(imageUrl, 'webp')}
        sizes={avif && sizes}
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
