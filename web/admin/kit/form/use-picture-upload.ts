import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { preparePicture } from '../../../device/prepare-picture';
import { useMutation } from '../query/use-mutation';

/** Uploads a chosen file. @returns the picture's URL, or undefined with `failure` set. */
export function usePictureUpload() {
  const api = useApi();
  const { busy, failure, send, refuse } = useMutation();
  const upload = async (file: File): Promise<string | undefined> => {
    const ready = await preparePicture(file);
    if ('problem' in ready) {
      refuse(ready.problem);
      return undefined;
    }
    const sent = await send(() => api.pictures.upload(ready.picture), m.kit_form_upload_failed());
    return sent?.result.imageUrl;
  };
  return { upload, busy, failure };
}
