import { EmptyTicketDrawing } from './drawings';
import { StateView, type StateTexts } from './state-view';

/** Nothing to show: a sentence, and one next action. */
export function EmptyState(props: StateTexts) {
  return <StateView drawing={<EmptyTicketDrawing />} {...props} />;
}
