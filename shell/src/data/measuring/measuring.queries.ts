import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { isMeasuringAllowed, keepMeasuringChoice } from '@spotlight/shared/contract/measuring';
import { useQuery } from '@spotlight/shared/vendor/query';
import { useState } from 'react';
import { measuringKeys } from './measuring.keys';
import { readMeasuring, setMeasuring } from './measuring.repository';

/**
 * Whether this visitor is counted, and the way to change it. The device remembers the choice; the account of those
 * who are signed in remembers it for all of their devices. Who said no in one of the two is not counted.
 */
export function useMeasuring() {
  const backend = useBackend();
  const { user } = useSession();
  const [isOnDevice, setOnDevice] = useState(isMeasuringAllowed);
  const query = useQuery({
    queryKey: measuringKeys.of(user?.id ?? ''),
    queryFn: ({ signal }) => readMeasuring(backend, signal),
    enabled: user !== null,
  });
  const write = useWrite(setMeasuring, { touches: [measuringKeys.all] });
  const change = async (isAllowed: boolean) => {
    if (user) await write.mutateAsync(isAllowed);
    keepMeasuringChoice(isAllowed);
    setOnDevice(isAllowed);
  };
  return {
    isMeasured: isOnDevice && (query.data?.isMeasured ?? true),
    isPending: write.isPending,
    change,
  };
}
