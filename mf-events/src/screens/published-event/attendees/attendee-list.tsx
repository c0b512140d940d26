import {
  ButtonLink,
  EmptyState,
  PagedResults,
  SearchBar,
  SearchBarSelect,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  ATTENDEE_PAGE_SIZE,
  attendeeSearch,
  attendeeStatuses,
  parseAttendeeFilters,
  type AttendeeFilters,
} from '../../../data/attendee/attendee-filters.rules';
import { useAttendees } from '../../../data/attendee/attendee.queries';
import attendeesTexts from '../../../locales/attendees.zh-TW.json';
import organizerTexts from '../../../locales/organizer.zh-TW.json';
import { eventPath, publishedEventPath } from '../../../paths';
import { ApprovalBar } from './approval-bar';
import { AttendeeCard } from './attendee-card';
import { AttendeeSheet } from './attendee-sheet';
import { ExportAttendeesButton } from './export-attendees-button';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

export interface AttendeeListProps {
  eventId: string;
  title: string;
  /** Ticket types of the event. */
  types: readonly { id: string; name: string }[];
}

/** Who registered: search, decide, look closer, take the list along. */
export function AttendeeList({ eventId, title, types }: AttendeeListProps) {
  const t = useTexts(attendeesTexts, organizerTexts);
  const address = useMemo<ListAddress<AttendeeFilters>>(
    () => ({
      path: publishedEventPath(eventId),
      read: parseAttendeeFilters,
      write: attendeeSearch,
    }),
    [eventId],
  );
  const { filters, hrefWith, applyTyped } = useListFilters(address);
  const { query: words, status, type, page } = filters;
  const query = useAttendees({
    eventId,
    query: words,
    status,
    typeId: type,
    page,
    pageSize: ATTENDEE_PAGE_SIZE,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const opened = query.data?.items.find(({ id }) => id === openId);
  const clearTo = hrefWith({ query: '', status: null, type: null });
  const isFiltered = Boolean(words || status || type);
  return (
    <Stack>
      <SearchBar
        label={t('attendees.search')}
        placeholder={t('attendees.searchPlaceholder')}
        query={words}
        limits={[status, type]}
        clearTo={clearTo}
        onSearch={applyTyped}
      >
        <SearchBarSelect name="status" label={t('attendees.statusLabel')} value={status}>
          <option value="">{t('attendees.allStatuses')}</option>
          {attendeeStatuses.map((id) => (
            <option key={id} value={id}>
              {t(`attendees.status.${id}`)}
            </option>
          ))}
        </SearchBarSelect>
        <SearchBarSelect name="type" label={t('attendees.typeLabel')} value={type}>
          <option value="">{t('attendees.allTypes')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SearchBarSelect>
      </SearchBar>
      <PagedResults
        query={query}
        label={t('attendees.list')}
        count={(total) => t('attendees.total', { count: total })}
        order={t('attendees.order')}
        controls={<ExportAttendeesButton eventId={eventId} title={title} />}
        page={page}
        pageSize={ATTENDEE_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={<Skeleton height={480} radius="var(--radius-card)" />}
        empty={
          <EmptyState
            title={t(isFiltered ? 'attendees.emptyFiltered' : 'attendees.empty')}
            help={t(isFiltered ? 'attendees.emptyFilteredHelp' : 'attendees.emptyHelp')}
            action={
              <ButtonLink to={isFiltered ? clearTo : eventPath(eventId)}>
                {t(isFiltered ? 'attendees.clear' : 'organizer.action.public')}
              </ButtonLink>
            }
          />
        }
        errorTitle={t('attendees.errorTitle')}
      >
        {(attendees) => {
          const waiting = attendees.filter(({ awaits }) => awaits === 'approval');
          const isMany = waiting.length > 1;
          return (
            <>
              {isMany && (
                <ApprovalBar
                  eventId={eventId}
                  waiting={waiting}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              )}
              <List>
                {attendees.map((attendee) => (
                  <li key={attendee.id}>
                    <AttendeeCard
                      attendee={attendee}
                      onOpen={() => setOpenId(attendee.id)}
                      choice={
                        isMany && attendee.awaits === 'approval'
                          ? {
                              isChosen: chosen.has(attendee.id),
                              onToggle: () => toggle(attendee.id),
                            }
                          : undefined
                      }
                    />
                  </li>
                ))}
              </List>
            </>
          );
        }}
      </PagedResults>
      {opened && (
        <AttendeeSheet key={opened.id} attendee={opened} onClose={() => setOpenId(null)} />
      )}
    </Stack>
  );
}
