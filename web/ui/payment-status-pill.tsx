import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAYMENT_STATUS_LABELS, type PaymentStatus } from '../../shared/domain/payment';
import { Badge, type Tone } from './badge';

/** Paid green, refunded blue, failed red, pending yellow (spec §4). */
export const PAYMENT_STATUS_LOOK: Record<PaymentStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'waffle', icon: Clock },
  paid: { tone: 'leaf', icon: CircleCheck },
  failed: { tone: 'chilli', icon: CircleX },
  refunded: { tone: 'sky', icon: Undo2 },
};

interface PaymentStatusPillProps {
  status: PaymentStatus;
  /** Other labels: staff read Completed where a customer reads Paid. */
  labels?: Record<PaymentStatus, ReactNode>;
}

export function PaymentStatusPill({
  status,
  labels = PAYMENT_STATUS_LABELS,
}: PaymentStatusPillProps) {
  const { tone, icon: Icon } = PAYMENT_STATUS_LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {labels[status]}
    </Badge>
  );
}
