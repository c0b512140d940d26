import {
  createFakeBackend,
  renderInShell,
  type FakeAnswer,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venueDetail } from '../../data/venue/venue.fixture';
import type { VenueDetail } from '../../data/venue/venue.schema';
import texts from '../../locales/zh-TW.json';
import { VenueDetailScreen } from './venue-detail.screen';

const { id } = venueDetail();

const evening = {
  startAt: '2026-12-26T06:00:00.000Z',
  endAt: '2026-12-26T10:00:00.000Z',
};
const preview = {
  lines: [
    { kind: 'base', label: null, quantity: 240, unit: 'minute', unitPrice: 1500, amount: 6000 },
    { kind: 'cleaning', label: null, quantity: 1, unit: 'booking', unitPrice: 500, amount: 500 },
  ],
  total: 6500,
  deposit: 1950,
  problem: null,
  nearest: [],
};
const noTime = {
  from: '2026-12-21',
  to: '2026-12-27',
  slotMinutes: 30,
  minMinutes: 180,
  earliestStart: null,
  latestStart: null,
  opening: [],
  free: [],
};
const noReviews = { items: [], total: 0, page: 1, pageSize: 3, average: null };

function renderDetail(
  venue: VenueDetail | null,
  {
    at = `/venues/${id}`,
    answer = (_args: { p_start_at?: string | null }): FakeAnswer => ({ data: preview }),
  } = {},
) {
  return renderInShell(<VenueDetailScreen />, {
    services: {
      backend: createFakeBackend({
        get_venue: () => ({ data: venue }),
        get_free_time: () => ({ data: noTime }),
        list_reviews: () => ({ data: noReviews }),
        preview_venue_booking: answer,
      }),
    },
    texts: { venues: texts },
    at,
    path: '/venues/:id',
  });
}

const chosen = `/venues/${id}?${new URLSearchParams({ from: evening.startAt, to: evening.endAt })}`;

test('chosen hours show their whole price line by line, and go on to the form', async () => {
  renderDetail(venueDetail(), { at: chosen });
  const panel = within(await screen.findByRole('region', { name: '價格與預訂' }));
  expect(await panel.findByText('NT$1,500 × 4 小時')).toBeVisible();
  expect(panel.getByText('清潔費').closest('div')).toHaveTextContent('NT$500');
  expect(panel.getByText('總額').nextSibling).toHaveTextContent('NT$6,500');
  for (const link of screen.getAllByRole('link', { name: '送出預訂申請' })) {
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://spotlight.test');
    expect(Object.fromEntries(searchParams)).toEqual({
      venue: id,
      from: evening.startAt,
      to: evening.endAt,
      // They are not asked for again.
      step: 'needs',
    });
  }
  expect(screen.getByText('12/26(六) 14:00–18:00')).toBeVisible();
  expect(screen.getByText('2026/12/12(六) 14:00 前')).toBeVisible();
});

test('hours that are taken offer the nearest, and a press chooses them', async () => {
  const user = userEvent.setup();
  const nearest = { startAt: '2026-12-27T06:00:00.000Z', endAt: '2026-12-27T10:00:00.000Z' };
  renderDetail(venueDetail(), {
    at: chosen,
    answer: ({ p_start_at: start }) => ({
      data:
        start === evening.startAt
          ? { ...preview, problem: { code: 'SLOT_TAKEN', field: null }, nearest: [nearest] }
          : { ...preview, total: 6000, deposit: 1800 },
    }),
  });
  expect(await screen.findByText('2026/12/26(六) 14:00–18:00 已被其他預訂佔用')).toBeVisible();
  const choice = await screen.findByRole('button', { name: /改用 2026\/12\/27\(日\) 14:00–18:00/ });
  await waitFor(() => expect(choice).toHaveTextContent('少 NT$500・NT$6,000'));
  await user.click(choice);
  await waitFor(() => expect(choice).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^日期/)).toHaveValue('2026-12-27');
});

test('prices by hours stand in a table with what comes on top', async () => {
  const rate = {
    id: 'r1',
    name: '假日晚上',
    weekdays: [5, 6, 7],
    start: '18:00',
    end: '02:00',
    dateFrom: null,
    dateTo: null,
    hourlyRate: 2400,
  };
  renderDetail(venueDetail({ rates: [rate], extraHeadFee: 150, includedHeads: 30 }));
  expect(
    await screen.findByRole('row', { name: '假日晚上 週五至日・18:00–翌日 02:00 NT$2,400' }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: '超過 30 人，每人加收 NT$150' })).toBeVisible();
});

test('opening hours say when a night ends on the next day, when it is day and night, and when closed', async () => {
  const { openDays, openingHours } = venueDetail();
  renderDetail(
    venueDetail({
      openDays: { ...openDays, saturday: true },
      openingHours: { ...openingHours, saturday: { start: '00:00', end: '00:00' } },
    }),
  );
  expect(await screen.findByRole('row', { name: /週六 24 小時/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /週五 18:00 – 翌日 02:00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /週一 10:00 – 20:00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /週二 公休/ })).toBeVisible();
});

test('the terms of cancelling are those that the deposit goes back by', async () => {
  renderDetail(venueDetail({ cancellationPolicy: 'standard' }));
  expect(
    await screen.findByText(
      '標準：使用前 14 天以上取消，訂金全額退還；7 天以上取消，退還一半；之後取消，訂金不退。',
    ),
  ).toBeVisible();
});

test('a facility with a photo shows it, large when it is pressed', async () => {
  const user = userEvent.setup();
  const facility = {
    id: 'f1',
    name: '拍貼機',
    quantity: 1,
    fee: 800,
    feeUnit: 'once',
    included: false,
    note: '含相紙 50 張',
    imageUrl: '/storage/v1/object/public/media/booth.png',
  } as const;
  renderDetail(
    venueDetail({
      facilities: [facility, { ...facility, id: 'f2', name: 'wifi', fee: 0, imageUrl: null }],
    }),
  );
  const item = within((await screen.findByRole('button', { name: '拍貼機' })).closest('li')!);
  expect(item.getByText('NT$800／場')).toBeVisible();
  expect(screen.getByText('無線網路')).toBeVisible();
  await user.click(item.getByRole('button', { name: '拍貼機' }));
  const large = within(await screen.findByRole('dialog', { name: '照片 1／1' }));
  expect(large.getByRole('img', { name: '拍貼機' })).toHaveAttribute('src', facility.imageUrl);
});

test('amenities are named from the catalogue, or in the words of the owner', async () => {
  renderDetail(venueDetail({ amenities: ['projector', '拍照牆'] }));
  const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toContain('拍照牆');
  expect(items).not.toContain('projector');
});

test('an event at the venue leads to its page', async () => {
  const event = {
    id: '22222222-2222-4222-8222-222222222222',
    title: '予曦生日生咖',
    date: '2026-12-05',
    time: null,
    isTimeUndecided: true,
    endsAt: null,
    category: '生咖活動',
    imageUrl: null,
    posterLine: null,
    price: '免費',
  };
  renderDetail(venueDetail({ upcomingEvents: [event] }));
  const link = await screen.findByRole('link', { name: '予曦生日生咖' });
  expect(link).toHaveAttribute('href', `/events/${event.id}`);
  expect(screen.getByText('2026/12/05(六) 時間未定')).toBeVisible();
});

test('an exhibition that is on says until when, not when it began', async () => {
  const event = {
    id: '22222222-2222-4222-8222-222222222222',
    title: '票根博物館',
    date: '2020-01-01',
    time: '10:00',
    isTimeUndecided: false,
    endsAt: '2099-12-14T18:00:00+08:00',
    category: '主題展',
    imageUrl: null,
    posterLine: null,
    price: 'NT$250',
  };
  renderDetail(venueDetail({ upcomingEvents: [event] }));
  expect(await screen.findByText('展期中・至 2099/12/14(一)')).toBeVisible();
});

test('a venue that is not there says so and leads back to the list', async () => {
  renderDetail(null);
  expect(await screen.findByRole('heading', { level: 1, name: '找不到這個場地' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看其他場地' })).toHaveAttribute('href', '/book-venue');
});

test('an address that holds no id is not even asked for', async () => {
  renderDetail(venueDetail(), { at: '/venues/oops' });
  expect(await screen.findByRole('heading', { name: '找不到這個場地' })).toBeVisible();
});

test('where it is stands on the map, and the way there leads to its pin', async () => {
  const { container } = renderDetail(venueDetail({ lat: 25.0571, lng: 121.5203 }));
  const address = await screen.findByText('台北市中山區木日街 12 號');
  // What is drawn comes once it is near the view, which it never is here.
  expect(container.querySelector('[data-shape="card"]')?.parentElement).toContainElement(address);
  expect(screen.getByRole('link', { name: /導航/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=25.0571%2C121.5203',
  );
  expect(screen.queryByText(/還沒有標出確切位置/)).not.toBeInTheDocument();
});

test('without a pin the map shows the city, and says so', async () => {
  renderDetail(venueDetail());
  expect(await screen.findByText(/還沒有標出確切位置/)).toBeVisible();
});
