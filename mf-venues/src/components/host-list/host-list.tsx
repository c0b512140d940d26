import {
  ButtonLink,
  Container,
  EmptyState,
  Notice,
  PageHeading,
  PagedResults,
  PillSelect,
  Skeleton,
  type ListFilters,
} from '@spotlight/shared/ui';
import type { UseQueryResult } from '@spotlight/shared/vendor/query';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HOST_PAGE_SIZE, type HostFilters } from '../../data/own-venue/host-filters.rules';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import hostListTexts from '../../locales/host-list.zh-TW.json';
import { paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 32px var(--section-gap);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** What such a list says of itself. */
interface HostListWords {
  title: string;
  lead: string;
  /** What waits for the host, in words. */
  waiting: (count: number) => string;
  total: (count: number) => string;
  order: string;
  allStates: string;
  error: string;
  none: string;
  noneHelp: string;
  noMatch: string;
  all: string;
}

export interface HostListProps<Item extends { id: string }, State extends string> {
  list: ListFilters<HostFilters<State>>;
  query: UseQueryResult<{ items: Item[]; total: number; waiting: number }>;
  words: HostListWords;
  /** In the order of the menu; the first is what waits for the host. */
  states: readonly { value: State; label: string }[];
  /** `hasVenue`: says at which venue, for owners of several. */
  children: (item: Item, hasVenue: boolean) => ReactNode;
}

/** A list of what others do or ask at own venues, what waits for the host first. */
export function HostList<Item extends { id: string }, State extends string>({
  list: { filters, hrefWith, apply },
  query,
  words,
  states,
  children,
}: HostListProps<Item, State>) {
  const t = useTexts(hostListTexts);
  const { data: venues = [] } = useOwnVenues();
  const waiting = query.data?.waiting ?? 0;
  const isFiltered = filters.state !== null || filters.venue !== null;
  return (
    <Column>
      <PageHeading title={words.title} lead={words.lead} />
      {waiting > 0 && filters.state !== states[0]?.value && (
        <Notice tone="warning" title={words.waiting(waiting)} />
      )}
      <PagedResults
        query={query}
        label={words.title}
        count={words.total}
        order={words.order}
        controls={
          <>
            {venues.length > 1 && (
              <PillSelect
                label={t('hostList.venue')}
                value={filters.venue ?? ''}
                isChosen={filters.venue !== null}
                options={[
                  { value: '', label: t('hostList.allVenues') },
                  ...venues.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(venue) => apply({ venue: venue || null })}
              />
            )}
            <PillSelect
              label={t('hostList.state')}
              value={filters.state ?? ''}
              isChosen={filters.state !== null}
              options={[{ value: '', label: words.allStates }, ...states]}
              onChange={(state) =>
                apply({ state: states.find(({ value }) => value === state)?.value ?? null })
              }
            />
          </>
        }
        page={filters.page}
        pageSize={HOST_PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        pending={
          <List aria-busy="true">
            {[0, 1, 2].map((index) => (
              <li key={index}>
                <Skeleton height={152} radius="var(--radius-card)" />
              </li>
            ))}
          </List>
        }
        empty={
          <EmptyState
            title={isFiltered ? words.noMatch : words.none}
            help={isFiltered ? t('hostList.noMatchHelp') : words.noneHelp}
            action={
              <ButtonLink
                to={isFiltered ? hrefWith({ state: null, venue: null }) : paths.venueProfile}
              >
                {isFiltered ? words.all : t('hostList.toProfile')}
              </ButtonLink>
            }
          />
        }
        errorTitle={words.error}
      >
        {(items) => (
          <List>
            {items.map((item) => (
              <li key={item.id}>{children(item, venues.length > 1)}</li>
            ))}
          </List>
        )}
      </PagedResults>
    </Column>
  );
}
