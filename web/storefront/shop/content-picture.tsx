import { contentPictureUrl } from '../../../shared/domain/shop/pictures';
import { pictureSources } from '../../ui/picture-sources';
import { wordsLanguage } from '../../ui/words-language';

interface ContentPictureProps {
  id: string;
  /** Empty for a decoration. */
  alt: string;
  /** Its width on the page, for the choice of a file. */
  sizes: string;
  width: number;
  height: number;
  className: string;
  first?: boolean;
}

/** A picture that the owner chose for a page. `width` and `height` hold its place while it loads. */
export function ContentPicture({ id, alt, sizes, first = false, ...place }: ContentPictureProps) {
  const url = contentPictureUrl(id);
  const avif = pictureSources(url, 'avif');
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={url}
        srcSet={pictureSources(url, 'webp')}
        sizes={avif && sizes}
        alt={alt}
        lang={wordsLanguage(alt)}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        {...place}
      />
    </picture>
  );
}
