import { EmptyTicketDrawing } from './drawings';
import { StateView, type StateTexts } from './state-view';

export interface EmptyStateProps extends StateTexts {
  /** It is all that the page shows, so the heading is the page's own (h1). */
  isPage?: boolean;
  /** It stands in a part of a page that has a heading (h2), so its own is an h3. */
  isPart?: boolean;
}

/** Nothing to show: a sentence, and one next action. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView drawing={<EmptyTicketDrawing />} {...props} />;
}
