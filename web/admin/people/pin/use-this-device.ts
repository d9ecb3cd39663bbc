import { useQuery } from '@tanstack/react-query';
import type { ThisDevice } from '../../../../shared/contract/people/enrolled-devices-contract';
import { useApi } from '../../../api/api-provider';

export const THIS_DEVICE = ['this-device'] as const;

/** Read once: whether staff switch by PIN here changes only on the users' page. Undefined while it is read. */
export function useThisDevice(): ThisDevice | undefined {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: THIS_DEVICE,
    queryFn: () => api.enrolledDevices.readThis(),
    staleTime: 'static',
    refetchInterval: false,
  });
  return isError ? { name: null, people: [] } : data;
}
