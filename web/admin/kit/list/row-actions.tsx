import { Copy, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { IconButton } from '../../../ui/icon-button';

interface ActiveToggleProps {
  active: boolean;
  /** Whether a change is being sent. The button then keeps the focus and ignores a second press. */
  busy: boolean;
  onToggle: () => void;
}

interface RowActionsProps {
  /** The row's name, so that a screen reader reads 'Edit Classic Waffle'. */
  name: string;
  toggle?: ActiveToggleProps;
  onEdit: () => void;
  onCopy?: (() => void) | undefined;
  onDelete: () => void;
}

export function RowActions(props: RowActionsProps) {
  const { name, toggle, onEdit, onCopy, onDelete } = props;
  return (
    <span className="flex items-center gap-1 large-text:flex-wrap max-md:w-full md:max-lg:gap-0">
      {toggle && <ActiveToggle name={name} {...toggle} />}
      <IconButton label={m.kit_row_edit({ name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
      {onCopy && (
        <IconButton label={m.kit_row_copy({ name })} icon={<Copy aria-hidden />} onClick={onCopy} />
      )}
      <IconButton
        label={m.kit_row_delete({ name })}
        icon={<Trash2 aria-hidden />}
        onClick={onDelete}
        className="ml-2 text-chilli hover:bg-chilli-soft max-md:ml-auto"
      />
    </span>
  );
}

function ActiveToggle({ name, active, busy, onToggle }: ActiveToggleProps & { name: string }) {
  const verb = active ? m.kit_row_deactivate() : m.kit_row_activate();
  const label = active ? m.kit_row_deactivate_name({ name }) : m.kit_row_activate_name({ name });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={busy}
      onClick={busy ? undefined : onToggle}
      className="inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold text-hill hover:bg-hill-soft aria-disabled:opacity-50 [&_svg]:size-5"
    >
      {active ? <PowerOff aria-hidden /> : <Power aria-hidden />}
      <span className="md:max-xl:sr-only">{verb}</span>
    </button>
  );
}
