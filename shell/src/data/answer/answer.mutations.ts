import { useWrite } from '@spotlight/shared/contract';
import { rateAnswer } from './answer.repository';

/** Says whether an answer helped. */
export const useRateAnswer = () => useWrite(rateAnswer);
