import type { NoticeKind } from './notice';

/** A toast that was asked for, on its way to be drawn. */
export interface QueuedToast {
  kind: NoticeKind;
  message: string;
  durationMs: number;
  /** One thing that can be done about it. */
  action?: { label: string; onClick: () => void };
  /** Called when the visitor, or its time, has closed it; not when the page is left. */
  onClose?: () => void;
}
