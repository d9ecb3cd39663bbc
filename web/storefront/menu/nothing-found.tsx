import { CakeSlice } from 'lucide-react';
import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture={<CakeSlice />}
      title={m.menu_nothing_found()}
      action={<Button onClick={onClear}>{m.menu_show_whole()}</Button>}
    />
  );
}
