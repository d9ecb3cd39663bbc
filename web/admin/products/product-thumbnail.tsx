import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A small picture beside the product's name; decoration only. */
export function ProductThumbnail({ imageUrl }: { imageUrl: string }) {
  const [broken, setBroken] = useState('');
  if (imageUrl === '' || broken === imageUrl) {
    return (
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-md bg-waffle-soft text-waffle-ink [&_svg]:size-5"
      >
        <ImageOff />
      </span>
    );
  }
  return (
    <img
      src={imageUrl}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageUrl)}
      className="size-11 shrink-0 rounded-md bg-waffle-soft object-cover"
    />
  );
}
