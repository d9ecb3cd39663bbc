import { Download, Images, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { ImportDialog } from './import-dialog';
import { PicturesDialog } from './pictures-dialog';

export function MenuFileButtons() {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const [importing, setImporting] = useState(false);

  const exportMenu = async () => {
    const sent = await send(() => api.menuFile.export(), m.menuoffice_export_failed());
    if (sent) saveFile(sent.result, 'menu.csv');
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" busy={busy} onClick={exportMenu}>
          {!busy && <Download aria-hidden className="size-5" />}
          {m.menuoffice_export()}
        </Button>
        <Button variant="quiet" onClick={() => setImporting(true)}>
          <Upload aria-hidden className="size-5" />
          {m.menuoffice_import()}
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

/** Adds pictures to any dish, also to those that the list's filters hide. */
export function PicturesButton() {
  const { catalog } = useApi();
  const { busy, failure, send } = useMutation();
  const [products, setProducts] = useState<readonly Product[]>();
  const open = async () => {
    const sent = await send(() => catalog.listProducts({}), m.menuoffice_products_load_failed());
    setProducts(sent?.result);
  };
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={open}>
        {!busy && <Images aria-hidden className="size-5" />}
        {m.menuoffice_add_pictures()}
      </Button>
      <FailureNotice message={failure?.message} />
      {products && <PicturesDialog products={products} onClose={() => setProducts(undefined)} />}
    </>
  );
}
