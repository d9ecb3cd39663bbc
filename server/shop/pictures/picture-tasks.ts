import { drawBrandFile } from './draw-brand';
import type { drawShareCard } from './draw-share-card';
import { encodePhoto } from './encode-photo';
import { encodePicture } from './encode-picture';

/** What the picture process does. Arguments and results are copied between the processes. */
export const PICTURE_TASKS = {
  encodePhoto,
  encodePicture,
  drawBrandFile,
  /** Its fonts are loaded with the first one. */
  drawShareCard: async (...input: Parameters<typeof drawShareCard>) =>
    (await import('./draw-share-card')).drawShareCard(...input),
};

export type PictureTasks = typeof PICTURE_TASKS;
export type PictureTask = keyof PictureTasks;

export interface TaskCall {
  readonly task: PictureTask;
  readonly input: readonly unknown[];
}

/** What comes back: a result, a refusal of the picture, or a bug. */
export type TaskReply =
  | { readonly result: unknown }
  | { readonly refusal: { readonly code: string; readonly data: unknown } }
  | { readonly failure: string };

/** The exit code of a process that needs more memory than it may have. */
export const OUT_OF_MEMORY = 75;
