import {
  eventLinks,
  performerLinks,
  supportLinks,
  venueLinks,
} from '@spotlight/shared/contract/links';
import type { ComponentType } from 'react';
import type { SearchKind } from '../../data/search/search.rules';
import {
  EventTile,
  PerformerTile,
  ProductTile,
  SpotTile,
  VenueTile,
} from '../../components/found/found-tiles';

/** What tells one kind of results from the others. */
export interface ResultKind<Item extends { id: string }> {
  kind: SearchKind;
  Tile: ComponentType<{ item: Item }>;
  /** The module's own list, which takes the same terms and more. */
  listPath?: string;
}

const kindOf = <Item extends { id: string }>(kind: ResultKind<Item>) => kind;

export const eventResults = kindOf({
  kind: 'events',
  Tile: EventTile,
  listPath: eventLinks.events,
});
export const performerResults = kindOf({
  kind: 'performers',
  Tile: PerformerTile,
  listPath: performerLinks.performers,
});
export const venueResults = kindOf({
  kind: 'venues',
  Tile: VenueTile,
  listPath: venueLinks.venues,
});
export const spotResults = kindOf({
  kind: 'spots',
  Tile: SpotTile,
  listPath: supportLinks.supportMap,
});
export const productResults = kindOf({
  kind: 'products',
  Tile: ProductTile,
});
