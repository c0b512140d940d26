import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { VenueProfileScreen } from './venue-profile.screen';

function renderProfile(functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<VenueProfileScreen />, {
    at: '/venue-profile',
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({ my_venues: () => ({ data: [ownVenue()] }), ...functions }),
    },
  });
  return toasts;
}

// By their labels: asking for roles takes seconds in a form of forty fields.
const price = () => screen.findByLabelText(/^每小時價格/);
async function put(text: string) {
  await userEvent.clear(await price());
  await userEvent.paste(text);
}
const save = () => userEvent.click(screen.getByText('儲存變更'));

test('who has no venue is led to the registration', async () => {
  renderProfile({ my_venues: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '刊登場地' })).toHaveAttribute(
    'href',
    '/register-venue',
  );
});

test('what is typed is saved on the version that was read', async () => {
  const saved = jest.fn((_args: object) => ({ data: ownVenue({ version: 5 }) }));
  const toasts = renderProfile({ save_venue: saved });
  await put('1500');
  await save();
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    p_id: ownVenue().id,
    p_version: 4,
    p_venue: { price_per_hour: 1500, amenities: ['wifi', 'projector', '拍貼機'] },
  });
  expect(toasts.messages).toEqual(['場地資訊已更新']);
});

test('somebody else was faster: nothing typed is lost, and it goes over theirs when asked to', async () => {
  const saved = jest
    .fn()
    .mockReturnValueOnce({ code: 'STALE_VERSION' })
    .mockReturnValue({ data: ownVenue({ version: 8 }) });
  const list = jest
    .fn()
    .mockReturnValueOnce({ data: [ownVenue()] })
    .mockReturnValue({ data: [ownVenue({ version: 7, pricePerHour: 900 })] });
  renderProfile({ save_venue: saved, my_venues: list });
  await put('1500');
  await save();
  expect(await screen.findByText('這份資料在別處被改過了')).toBeVisible();
  expect(await price()).toHaveValue('1500');
  await userEvent.click(screen.getByText('用我的內容儲存'));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ p_version: 7 }));
});

test('a venue that was refused is saved and asks for another look with one press', async () => {
  const submit = jest.fn((_args: object) => ({ data: ownVenue({ status: 'pending_approval' }) }));
  const toasts = renderProfile({
    my_venues: () => ({ data: [ownVenue({ status: 'rejected' })] }),
    save_venue: () => ({ data: ownVenue({ status: 'rejected', version: 5 }) }),
    submit_venue: submit,
  });
  await userEvent.click(await screen.findByText('儲存並送出審核'));
  await waitFor(() => expect(toasts.messages).toHaveLength(1));
  expect(submit).toHaveBeenCalledWith({ p_id: ownVenue().id, p_version: 5 });
  expect(toasts.messages).toEqual(['已送出，審核結果會通知你']);
});

test('taking a public venue down is asked first, and says what follows', async () => {
  const archive = jest.fn(() => ({ data: ownVenue({ status: 'archived' }) }));
  const toasts = renderProfile({ archive_venue: archive });
  await userEvent.click(await screen.findByText('下架場地'));
  expect(screen.getByRole('alertdialog', { name: '下架「光點咖啡」？' })).toHaveTextContent(
    '還沒回覆的詢問會婉拒',
  );
  expect(archive).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '下架' }));
  await waitFor(() => expect(toasts.messages).toEqual(['場地已下架']));
});
