import { groupDigits } from '@spotlight/shared/format';

/** How many there are, as a heading says it: 2,020+ where nobody counted to the end. */
export const countedText = ({ total, isTotalLeast }: { total: number; isTotalLeast: boolean }) =>
  `${groupDigits(total)}${isTotalLeast ? '+' : ''}`;
