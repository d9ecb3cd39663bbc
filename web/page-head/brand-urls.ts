import {
  type BrandFile,
  type BrandSource,
  brandPath,
  iconSource,
  shareSource,
} from '../../shared/domain/shop/brand-files';
import appleIcon from '../brand/apple-touch-icon.png?url&no-inline';
import favicon from '../brand/favicon.svg?url&no-inline';
import icon192 from '../brand/icon-192.png?url&no-inline';
import icon512 from '../brand/icon-512.png?url&no-inline';
import maskable from '../brand/icon-maskable.png?url&no-inline';
import logo from '../brand/logo.svg?url&no-inline';
import share from '../brand/share.png?url&no-inline';

/** The demo cafe's own drawings. */
const DEMO: Record<BrandFile, string> = {
  'favicon.png': favicon,
  'apple-touch-icon.png': appleIcon,
  'icon-192.png': icon192,
  'icon-512.png': icon512,
  'icon-maskable.png': maskable,
  'share.jpg': share,
};

interface BrandUrls {
  icon: (file: BrandFile) => string;
  logo: string;
  share: string;
}

/** The owner's, the demo cafe's or neutral pictures. @param content undefined if not loaded. */
export function brandUrls(content: BrandSource | undefined, demo: boolean): BrandUrls {
  const own = (file: BrandFile, picture: string | null) =>
    content && (isUploaded(picture) || !demo) ? brandPath(content, file) : DEMO[file];
  const icon = (file: BrandFile) => own(file, content ? iconSource(content) : null);
  const logoId = content?.logoPicture ?? null;
  const ownIcon = icon('icon-192.png');
  return {
    icon,
    logo: isUploaded(logoId)
      ? `/pictures/${logoId}/320.webp`
      : ownIcon === icon192
        ? logo
        : ownIcon,
    share: own('share.jpg', content ? shareSource(content) : null),
  };
}

/** A drawing of the demo has a name instead of a hash. */
const isUploaded = (picture: string | null) => picture !== null && !picture.startsWith('demo-');
