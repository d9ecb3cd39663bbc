import { PICTURE_MAX_PIXELS, PICTURE_MAX_SIDE } from '../../shared/domain/shop/picture-limits';
import { PICTURE_MAX_BYTES } from '../../shared/domain/shop/pictures';
import { m } from '../../shared/messages/compiled/messages';

/** The kinds of files that a person may choose. HEIC is what an iPhone takes. */
export const PICTURE_KINDS =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic';

/** Twice the widest picture that the shop keeps, in CSS pixels. */
const MAX_SIDE = 1920;

const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/** Shrinks pictures that the shop would refuse as too large, and HEIC pictures, and drops the file's name, which may be private. */
export async function preparePicture(file: File): Promise<{ picture: File } | { problem: string }> {
  const isHeic = HEIC.test(file.type) || HEIC.test(file.name);
  if (!isHeic && file.size <= PICTURE_MAX_BYTES && !(await hasTooManyPixels(file))) {
    return { picture: nameless(file, file.type) };
  }
  try {
    return {
      picture: nameless(await smaller(file, { side: MAX_SIDE, quality: 0.9 }), 'image/jpeg'),
    };
  } catch {
    return { problem: isHeic ? m.picture_no_heic() : m.picture_too_large() };
  }
}

/** A picture that is too large first gets a lower quality, then a smaller size. */
const STEPS = [
  { share: 1, quality: 0.7 },
  { share: 1, quality: 0.5 },
  { share: 0.75, quality: 0.5 },
  { share: 0.5, quality: 0.5 },
  { share: 0.5, quality: 0.2 },
];

/** A JPEG of at most some bytes; `side` is its longer side in pixels. Undefined if it fails. */
export async function shrunkPhoto(
  file: File,
  { side, bytes }: { side: number; bytes: number },
): Promise<Blob | undefined> {
  for (const { share, quality } of STEPS) {
    const photo = await smaller(file, { side: side * share, quality }).catch(() => undefined);
    if (!photo || photo.size <= bytes) return photo;
  }
  return undefined;
}

/** A panorama or a phone of 108 million pixels can be below the limit of bytes. What cannot be read is sent. */
async function hasTooManyPixels(file: File): Promise<boolean> {
  const { width, height } = await sizeOf(file).catch(() => ({ width: 0, height: 0 }));
  return width * height > PICTURE_MAX_PIXELS || Math.max(width, height) > PICTURE_MAX_SIDE;
}

/** In pixels, as it is shown. @throws when the browser cannot read it. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const reader = new FileReader();
  await new Promise((loaded, failed) => {
    reader.onload = loaded;
    reader.onerror = failed;
    // The pages' policy allows no picture from a blob.
    reader.readAsDataURL(file);
  });
  const image = new Image();
  // The size is known before the pixels are decoded.
  await new Promise((loaded, failed) => {
    image.onload = loaded;
    image.onerror = failed;
    image.src = String(reader.result);
  });
  return { width: image.naturalWidth, height: image.naturalHeight };
}

function nameless(content: Blob, type: string): File {
  return new File([content], 'picture', { type });
}

/** @throws when the browser cannot decode the picture. */
async function smaller(
  file: File,
  { side, quality }: { side: number; quality: number },
): Promise<Blob> {
  const { width, height } = await sizeOf(file);
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  // 108 million pixels would take 432 MB as a bitmap of their own size.
  const bitmap = await createImageBitmap(file, {
    resizeWidth: canvas.width,
    resizeHeight: canvas.height,
    resizeQuality: 'high',
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency; without this it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('No JPEG');
  return blob;
}

export async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
