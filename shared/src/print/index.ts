/** Pages that are made for paper. */
export { PrintedFacts, PrintedPage, ScreenTools } from './printed-page';
