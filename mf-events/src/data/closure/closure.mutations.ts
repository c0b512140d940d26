import { useWrite } from '@spotlight/shared/contract';
import { salesChanges } from '../organizer/sales-changes';
import { closureKeys } from './closure.keys';
import { announceClosure, decideClosure, withdrawClosure } from './closure.repository';

const touches = [closureKeys.all, ...salesChanges];

/** Says that cities are closed on a day. */
export const useAnnounceClosure = () => useWrite(announceClosure, { touches });

/** Takes that back. */
export const useWithdrawClosure = () => useWrite(withdrawClosure, { touches });

/** Decides about one event: its holders are told, and money goes back by itself. */
export const useDecideClosure = () => useWrite(decideClosure, { touches });
