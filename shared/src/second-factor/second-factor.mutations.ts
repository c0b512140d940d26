import { useWrite } from '@spotlight/shared/contract';
import { factorKeys } from './second-factor.keys';
import { beginFactor, confirmFactor, removeFactor, verifyFactor } from './second-factor.repository';

const touches = [factorKeys.all];

/** Nothing is another one before a code of it is confirmed. */
export const useBeginFactor = () => useWrite((backend, _nothing: void) => beginFactor(backend));
export const useConfirmFactor = () => useWrite(confirmFactor, { touches });
/** What the area may be asked afterwards is up to who shows the step: see `useEnterArea`. */
export const useVerifyFactor = () => useWrite(verifyFactor);
export const useRemoveFactor = () => useWrite(removeFactor, { touches });
