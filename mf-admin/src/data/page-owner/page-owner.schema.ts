/** A page that may go to somebody else, as it was read. */
export interface OwnedPage {
  entity: 'venues' | 'performer_profiles';
  id: string;
  version: number;
}
