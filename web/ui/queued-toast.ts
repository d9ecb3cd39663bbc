import type { ReactNode } from 'react';
import type { NoticeKind } from './notice';

export interface QueuedToast {
  kind: NoticeKind;
  message: ReactNode;
  durationMs: number;
  action?: { label: string; onClick: () => void };
  /** Called when the visitor or the timeout has closed it, but not when the page is left. */
  onClose?: () => void;
}
