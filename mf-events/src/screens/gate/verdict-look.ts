import type { Verdict } from '../../data/gate/gate.schema';

/** Come in, stop, or ask: nobody reads more than that from two metres away. */
export type VerdictTone = 'success' | 'danger' | 'warning';

/** The tone of a verdict. */
export const toneOf = (verdict: Verdict): VerdictTone => {
  if (verdict === 'ok') return 'success';
  return verdict === 'check_online' || verdict === 'wrong_gate' || verdict === 'closed'
    ? 'warning'
    : 'danger';
};
