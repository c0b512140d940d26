/** What is fetched together, by administrators alone who are asked for a second factor or look after theirs. */
export { FactorDialog } from './factor-dialog';
export { FactorStep } from './factor-step';
