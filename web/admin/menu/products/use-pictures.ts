import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { refusal } from '../../../api/refusal';
import { preparePicture } from '../../../device/prepare-picture';
import { productOfPicture } from './match-pictures';

export interface ChosenPicture {
  key: string;
  file: File;
  /** Empty for a picture that is not used. */
  productId: string;
  state: 'waiting' | 'uploading' | 'saved' | 'failed';
  problem?: string | undefined;
}

/** Pictures chosen together, each with the product that gets it. */
export function usePictures(products: readonly Product[]) {
  const api = useApi();
  const client = useQueryClient();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const set = (key: string, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const save = async ({ file, productId }: ChosenPicture): Promise<string | undefined> => {
    const ready = await preparePicture(file);
    if ('problem' in ready) return ready.problem;
    try {
      const { imageUrl } = await api.pictures.upload(ready.picture);
      // The list may be minutes old, and a picture must not undo someone else's change.
      const product = (await api.catalog.listProducts({})).find(({ id }) => id === productId);
      if (!product) return m.menuoffice_dish_was_deleted();
      const { stockCount, stockVersion, categoryName, ...input } = product;
      await api.catalog.updateProduct({ ...input, imageUrl });
      return undefined;
    } catch (error) {
      const { code, message, data } = refusal(error);
      if (code !== 'bad_input')
        return code === 'internal_error' ? m.kit_form_upload_failed() : message;
      return data.issues[0]?.message ?? message;
    }
  };

  return {
    pictures,
    busy,
    add: (files: readonly File[]) =>
      setPictures((all) => [
        ...all,
        ...files.map(
          (file): ChosenPicture => ({
            key: `${file.name} ${file.size} ${file.lastModified} ${Math.random()}`,
            file,
            productId: productOfPicture(file.name, products)?.id ?? '',
            state: 'waiting',
          }),
        ),
      ]),
    choose: (key: string, productId: string) => set(key, { productId }),
    /** Uploads one after the other, because the shop encodes one at a time. @returns whether all were saved. */
    upload: async (): Promise<boolean> => {
      setBusy(true);
      let failures = 0;
      for (const picture of pictures) {
        if (picture.productId === '' || picture.state === 'saved') continue;
        set(picture.key, { state: 'uploading', problem: undefined });
        const problem = await save(picture);
        if (problem === undefined) set(picture.key, { state: 'saved' });
        else set(picture.key, { state: 'failed', problem });
        failures += problem === undefined ? 0 : 1;
      }
      setBusy(false);
      void client.invalidateQueries();
      return failures === 0;
    },
  };
}
