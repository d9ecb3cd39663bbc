import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { ImportDialog } from './import-dialog';

export function MenuFileButtons() {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const [importing, setImporting] = useState(false);

  const exportMenu = async () => {
    const sent = await send(
      () => api.menuFile.export(),
      'Failed to export the menu. Please try again.',
    );
    if (sent) saveFile(sent.result, 'menu.csv');
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" busy={busy} onClick={exportMenu}>
          {!busy && <Download aria-hidden className="size-5" />}
          Export CSV
        </Button>
        <Button variant="quiet" onClick={() => setImporting(true)}>
          <Upload aria-hidden className="size-5" />
          Import CSV
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
