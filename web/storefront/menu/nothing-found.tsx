import { CakeSlice } from 'lucide-react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture={<CakeSlice />}
      title="No dish found"
      action={<Button onClick={onClear}>Show the whole menu</Button>}
    />
  );
}
