import type { NoticeKind } from './notice';

export interface QueuedToast {
  kind: NoticeKind;
  message: string;
  durationMs: number;
  action?: { label: string; onClick: () => void };
  /** Called when the visitor or the timeout has closed it, but not when the page is left. */
  onClose?: () => void;
}
