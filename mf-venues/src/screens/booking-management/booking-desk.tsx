import {
  BookingRows,
  BookingRowsSkeleton,
  useBookings,
  type BookingCard,
} from '@spotlight/shared/booking';
import bookingTexts from '@spotlight/shared/locales/bookings.zh-TW.json';
import { taipeiDay } from '@spotlight/shared/format';
import {
  PagedResults,
  PillSelect,
  onPhone,
  useMediaQuery,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import {
  deskColumns,
  deskPageSizes,
  deskRequest,
  deskStates,
  readOrder,
  type DeskFilters,
} from '../../data/venue-booking/desk-filters.rules';
import deskTexts from '../../locales/booking-desk.zh-TW.json';
import { bookingPath, calendarDayPath } from '../../paths';
import { BookingTable } from './booking-table';
import { DeskSearch } from './desk-search';

export interface BookingDeskProps {
  label: string;
  list: ListFilters<DeskFilters>;
  venues: readonly { id: string; name: string }[];
  empty: ReactNode;
}

/** A booking by phone has no page: it stands in the calendar. */
const pathOf = ({ id, isPhone, venueId, startAt }: BookingCard) =>
  isPhone ? calendarDayPath(venueId ?? '', taipeiDay(startAt)) : bookingPath(id);

/** What others ask of own venues: a table, and cards where it would hide most of its columns. */
export function BookingDesk({ label, list, venues, empty }: BookingDeskProps) {
  const { filters, hrefWith, apply } = list;
  const t = useTexts(deskTexts, bookingTexts);
  const isNarrow = useMediaQuery(onPhone);
  const { query, state, venue, page, size, sort } = filters;
  const orders = deskColumns.flatMap((column) => [column, `-${column}` as const]);
  return (
    <>
      <DeskSearch query={query} onSearch={(words) => apply({ query: words })} />
      <PagedResults
        query={useBookings({ ...deskRequest(filters), page, pageSize: size })}
        label={label}
        count={(total) => t('desk.total', { total })}
        order={t(sort === null ? 'desk.waiting' : `desk.orders.${sort}`)}
        controls={
          <>
            {venues.length > 1 && (
              <PillSelect
                label={t('desk.venue')}
                value={venue ?? ''}
                isChosen={venue !== null}
                options={[
                  { value: '', label: t('desk.allVenues') },
                  ...venues.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => apply({ venue: id || null })}
              />
            )}
            <PillSelect
              label={t('desk.state')}
              value={state ?? ''}
              isChosen={state !== null}
              options={[
                { value: '', label: t('desk.states.all') },
                ...deskStates.map((value) => ({
                  value,
                  label:
                    value === 'open' || value === 'upcoming' || value === 'past'
                      ? t(`desk.states.${value}`)
                      : t(`bookings.status.${value}`),
                })),
              ]}
              onChange={(value) => apply({ state: value || null })}
            />
            {isNarrow && (
              <PillSelect
                label={t('desk.order')}
                value={sort ?? ''}
                options={[
                  { value: '', label: t('desk.waiting') },
                  ...orders.map((value) => ({ value, label: t(`desk.orders.${value}`) })),
                ]}
                onChange={(value) => apply({ sort: value || null })}
              />
            )}
            <PillSelect
              label={t('desk.pageSize')}
              value={String(size)}
              options={deskPageSizes.map((count) => ({
                value: String(count),
                label: t('desk.perPage', { count }),
              }))}
              onChange={(chosen) =>
                apply({ size: deskPageSizes.find((count) => String(count) === chosen) ?? size })
              }
            />
          </>
        }
        page={page}
        pageSize={size}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={<BookingRowsSkeleton />}
        empty={empty}
        errorTitle={t('desk.error')}
      >
        {(bookings) =>
          isNarrow ? (
            <BookingRows bookings={bookings} pathOf={bookingPath} phonePathOf={pathOf} />
          ) : (
            <BookingTable
              label={t('desk.rows', { list: label })}
              bookings={bookings}
              sort={sort}
              onSort={(order) => apply({ sort: readOrder(order) })}
              pathOf={pathOf}
            />
          )
        }
      </PagedResults>
    </>
  );
}
