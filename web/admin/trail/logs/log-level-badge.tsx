import { Bug, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LogEntry } from '../../../../shared/contract/platform/logs-contract';
import { Badge, type BadgeLook } from '../../../ui/badge';

export const LEVEL_LABELS: Record<LogEntry['level'], string> = {
  error: 'Error',
  warn: 'Warning',
  info: 'Info',
  debug: 'Debug',
};

const LOOKS: Record<LogEntry['level'], BadgeLook> = {
  debug: { tone: 'mist', icon: Bug },
  info: { tone: 'sky', icon: Info },
  warn: { tone: 'waffle', icon: TriangleAlert },
  error: { tone: 'chilli', icon: CircleX },
};

export function LogLevelBadge({ level }: Pick<LogEntry, 'level'>) {
  return <Badge {...LOOKS[level]}>{LEVEL_LABELS[level]}</Badge>;
}
