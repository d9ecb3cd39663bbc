import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names';
import { pictureSources } from '../../../ui/picture-sources';

interface ProductThumbnailProps {
  imageUrl: string;
  large?: boolean;
}

export function ProductThumbnail({ imageUrl, large = false }: ProductThumbnailProps) {
  const [broken, setBroken] = useState('');
  const shape = classNames(
    'shrink-0 rounded-md bg-waffle-soft',
    large ? 'aspect-4/3 h-24' : 'size-11',
  );
  if (imageUrl === '' || broken === imageUrl) {
    return (
      <span
        aria-hidden
        className={classNames('grid place-items-center text-waffle-ink [&_svg]:size-5', shape)}
      >
        <ImageOff />
      </span>
    );
  }
  return (
    <img
      src={imageUrl}
      srcSet={pictureSources(imageUrl, 'webp')}
      sizes={large ? '8rem' : '2.75rem'}
      alt=""
      width={large ? 128 : 44}
      height={large ? 96 : 44}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageUrl)}
      className={classNames('object-cover', shape)}
    />
  );
}
