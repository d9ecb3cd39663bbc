import {
  type Printer,
  type PrinterInput,
  printerInput,
} from '../../../../shared/contract/kitchen/printing-contract';
import {
  PAPER_DOTS,
  PRINT_MOMENTS,
  PRINTER_KINDS,
} from '../../../../shared/domain/kitchen/print-jobs';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { DeleteDialog, type DeletedRow } from '../../kit/form/delete-dialog';
import { EditDialog, type EditedRow } from '../../kit/form/edit-dialog';
import { StationField } from '../../kit/form/station-field';
import { useFields } from '../../kit/form/use-fields';
import { KIND_LABELS, MOMENT_LABELS, PAPER_LABELS } from './printer-words';

const NEW: PrinterInput = {
  name: '',
  kind: 'star',
  paperDots: 576,
  printsNew: 'accepted',
  printsReceipts: false,
  station: null,
};

interface PrinterDialogProps extends EditedRow<Printer> {
  /** Called with a new printer's URL; null for a printer that needs none. */
  onUrl: (name: string, url: string | null) => void;
}

export function PrinterDialog({ onUrl, ...props }: PrinterDialogProps) {
  const { printing } = useApi();
  const add = async (entered: PrinterInput) => {
    const { printer, url } = await printing.create(entered);
    onUrl(printer.name, url);
    return printer;
  };
  return (
    <EditDialog
      {...props}
      noun="printer"
      plural="printers"
      addLabel={m.printers_add()}
      nameOf={({ name }) => name}
      draftOf={(printer): PrinterInput => printer ?? NEW}
      schema={printerInput}
      send={(entered, base) =>
        base ? printing.update({ ...entered, id: base.id, version: base.version }) : add(entered)
      }
      list={() => printing.list()}
    >
      <PrinterFields isNew={!props.row} />
    </EditDialog>
  );
}

function PrinterFields({ isNew }: { isNew: boolean }) {
  const field = useFields<PrinterInput>();
  const { error, ...receipts } = field('printsReceipts');
  return (
    <>
      <TextField
        label={m.printers_name()}
        hint={m.printers_name_hint()}
        autoComplete="off"
        {...field('name')}
      />
      {isNew && (
        <SelectField label={m.printers_kind()} {...field('kind')}>
          <Options of={PRINTER_KINDS.map((kind) => [kind, KIND_LABELS[kind]])} />
        </SelectField>
      )}
      <SelectField label={m.printers_paper()} {...field('paperDots', { valueAsNumber: true })}>
        <Options of={[...PAPER_DOTS].reverse().map((dots) => [dots, PAPER_LABELS[dots]])} />
      </SelectField>
      <SelectField label={m.printers_print_new()} {...field('printsNew')}>
        <Options
          of={[...PRINT_MOMENTS].reverse().map((moment) => [moment, MOMENT_LABELS[moment]])}
        />
      </SelectField>
      <CheckboxField
        label={m.receipt_printer_prints()}
        hint={m.receipt_printer_hint()}
        {...receipts}
      />
      <StationField hint={m.printers_station_hint()} empty={m.printers_all_dishes()} />
    </>
  );
}

export function DeletePrinter({ row, ...rest }: DeletedRow<Printer>) {
  const { printing } = useApi();
  return (
    <DeleteDialog
      {...rest}
      name={row.name}
      noun="printer"
      remove={() => printing.remove({ id: row.id })}
    >
      {m.printers_delete_why()}
    </DeleteDialog>
  );
}
