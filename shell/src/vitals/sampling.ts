import { isMeasuringAllowed } from '@spotlight/shared/contract/measuring';

/** Of how many documents one is measured. */
const ONE_OF = 10;

/** Is the speed of this document measured? By chance, and never of somebody who does not want to be counted. */
export const isSampled = (): boolean => Math.random() * ONE_OF < 1 && isMeasuringAllowed();
