import type { NoticeKind } from './notice';

export interface QueuedToast {
  kind: NoticeKind;
  message: string;
  durationMs: number;
  action?: { label: string; onClick: () => void };
  /** Called when the visitor, or its time, has closed it; not when the page is left. */
  onClose?: () => void;
}
