import { Bug, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LogEntry } from '../../../../shared/contract/platform/logs-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from '../../../ui/badge';

export const LEVEL_LABELS: Readonly<Record<LogEntry['level'], () => string>> = {
  error: m.trail_level_error,
  warn: m.trail_level_warn,
  info: m.trail_level_info,
  debug: m.trail_level_debug,
};

const LOOKS: Record<LogEntry['level'], BadgeLook> = {
  debug: { tone: 'mist', icon: Bug },
  info: { tone: 'sky', icon: Info },
  warn: { tone: 'waffle', icon: TriangleAlert },
  error: { tone: 'chilli', icon: CircleX },
};

export function LogLevelBadge({ level }: Pick<LogEntry, 'level'>) {
  return <Badge {...LOOKS[level]}>{LEVEL_LABELS[level]()}</Badge>;
}
