/** What is fetched together, by those alone who are asked for a second factor or look after theirs. */
export { FactorDialog } from './factor-dialog';
export { FactorStep, type FactorStepProps } from './factor-step';
export type { FactorAnswer, FactorState } from './second-factor.schema';
