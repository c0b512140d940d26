import {
  PagedResults,
  PillSelect,
  onPhone,
  useMediaQuery,
  type ListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import deskTexts from '../../locales/booking-desk.zh-TW.json';
import bookingTexts from '../../locales/bookings.zh-TW.json';
import { BookingRows, BookingRowsSkeleton, type BookingRowsProps } from '../booking-rows';
import { useBookings } from '../booking.queries';
import type { BookingCard } from '../booking.schema';
import { BookingTable } from './booking-table';
import {
  deskColumns,
  deskPageSizes,
  deskRequest,
  deskStates,
  readOrder,
  type DeskFilters,
} from './desk-filters.rules';
import { DeskSearch } from './desk-search';

export interface BookingDeskProps extends Pick<BookingRowsProps, 'pathOf' | 'phonePathOf'> {
  label: string;
  kind: BookingCard['kind'];
  list: ListFilters<DeskFilters>;
  /** The own venues or performers. */
  subjects: readonly { id: string; name: string }[];
  empty: ReactNode;
}

/** What others ask of one's venues or performers: a table, and cards where it would hide most of its columns. */
export function BookingDesk({ label, kind, list, subjects, empty, ...ways }: BookingDeskProps) {
  const { filters, hrefWith, apply } = list;
  const { pathOf, phonePathOf } = ways;
  const t = useTexts(deskTexts, bookingTexts);
  const isNarrow = useMediaQuery(onPhone);
  const { query, state, subject, page, size, sort } = filters;
  const orders = deskColumns.flatMap((column) => [column, `-${column}` as const]);
  return (
    <>
      <DeskSearch query={query} onSearch={(words) => apply({ query: words })} />
      <PagedResults
        query={useBookings({ ...deskRequest(kind, filters), page, pageSize: size })}
        label={label}
        count={(total) => t('desk.total', { total })}
        order={t(sort === null ? 'desk.waiting' : `desk.orders.${sort}`)}
        controls={
          <>
            {subjects.length > 1 && (
              <PillSelect
                label={t(`desk.subject.${kind}`)}
                value={subject ?? ''}
                isChosen={subject !== null}
                options={[
                  { value: '', label: t(`desk.allSubjects.${kind}`) },
                  ...subjects.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => apply({ subject: id || null })}
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
            <BookingRows bookings={bookings} pathOf={pathOf} phonePathOf={phonePathOf} />
          ) : (
            <BookingTable
              label={t('desk.rows', { list: label })}
              kind={kind}
              bookings={bookings}
              sort={sort}
              onSort={(order) => apply({ sort: readOrder(order) })}
              pathOf={(booking) =>
                (booking.isPhone && phonePathOf?.(booking)) || pathOf(booking.id)
              }
            />
          )
        }
      </PagedResults>
    </>
  );
}
