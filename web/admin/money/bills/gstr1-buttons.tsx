import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Gstr1Table } from '../../../../shared/contract/money/bills-contract';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

const TABLES: readonly { table: Gstr1Table; label: string }[] = [
  { table: 'b2cs', label: 'Sales by rate (b2cs)' },
  { table: 'hsn', label: 'Sales by HSN' },
  { table: 'documents', label: 'Documents' },
];

export function Gstr1Buttons({ month }: { month: string }) {
  const { bills } = useApi();
  const { busy, failure, send } = useMutation();
  const [wanted, setWanted] = useState<Gstr1Table>();
  const download = async (table: Gstr1Table) => {
    setWanted(table);
    const sent = await send(
      () => bills.downloadTable({ month, table }),
      'Failed to download the file. Please try again.',
    );
    if (sent) saveFile(sent.result, sent.result.name);
  };
  return (
    <section aria-label="Files for GSTR-1" className="flex flex-col gap-3">
      <h2 className="text-xl">Files for GSTR-1</h2>
      <div className="flex flex-wrap gap-3">
        {TABLES.map(({ table, label }) => (
          <Button
            key={table}
            variant="quiet"
            busy={busy && wanted === table}
            onClick={() => download(table)}
          >
            <Download aria-hidden className="size-5" />
            {label}
          </Button>
        ))}
      </div>
      <FailureNotice message={failure?.message} />
    </section>
  );
}
