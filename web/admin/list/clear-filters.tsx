import { X } from 'lucide-react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';

interface ClearFiltersProps {
  onClick: () => void;
  className?: string;
}

/** Takes every filter of a list away; at the end of the filters' row. */
export function ClearFilters({ onClick, className }: ClearFiltersProps) {
  return (
    <Button
      variant="quiet"
      className={classNames('mb-1 self-end max-md:col-span-2', className)}
      onClick={onClick}
    >
      <X aria-hidden className="size-5" />
      Clear
    </Button>
  );
}
