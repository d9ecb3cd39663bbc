import { Bug, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LogEntry } from '../../../shared/contract/logs-contract';
import { Badge, type Tone } from '../../ui/badge';

/** The labels of the levels, worst first. */
export const LEVEL_LABELS: Record<LogEntry['level'], string> = {
  error: 'Error',
  warn: 'Warning',
  info: 'Info',
  debug: 'Debug',
};

const LOOKS: Record<LogEntry['level'], { tone: Tone; icon: ReactNode }> = {
  debug: { tone: 'mist', icon: <Bug aria-hidden /> },
  info: { tone: 'sky', icon: <Info aria-hidden /> },
  warn: { tone: 'waffle', icon: <TriangleAlert aria-hidden /> },
  error: { tone: 'chilli', icon: <CircleX aria-hidden /> },
};

export function LogLevelBadge({ level }: Pick<LogEntry, 'level'>) {
  return <Badge {...LOOKS[level]}>{LEVEL_LABELS[level]}</Badge>;
}
