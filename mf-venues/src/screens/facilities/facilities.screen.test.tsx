import {
  createFakeAccount,
  createFakeBackend,
  createFakeSession,
  createFakeToasts,
  renderInShell,
  type FakeFunctions,
} from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownVenue } from '../../data/own-venue/own-venue.fixture';
import texts from '../../locales/zh-TW.json';
import { FacilitiesScreen } from './facilities.screen';

function renderFacilities(functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<FacilitiesScreen />, {
    at: '/venue-facilities',
    texts: { venues: texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount({ activeType: 'venue' })),
      backend: createFakeBackend({ my_venues: () => ({ data: [ownVenue()] }), ...functions }),
    },
  });
  return toasts;
}

const row = (name: RegExp) => screen.findByRole('group', { name });

test('who has no venue is led to the registration', async () => {
  renderFacilities({ my_venues: () => ({ data: [] }) });
  expect(await screen.findByRole('link', { name: '刊登場地' })).toHaveAttribute(
    'href',
    '/register-venue',
  );
});

test('the whole list is saved at once, on the version that was read', async () => {
  const user = userEvent.setup();
  const save = jest.fn((_args: object) => ({ data: ownVenue({ version: 5 }) }));
  const toasts = renderFacilities({ save_venue_facilities: save });
  await row(/無線網路/);
  await user.click(screen.getByRole('button', { name: '移除「拍貼機」' }));
  await user.click(screen.getByRole('button', { name: '音響設備' }));
  const audio = within(await row(/音響/));
  await user.clear(audio.getByLabelText(/^費用/));
  await user.type(audio.getByLabelText(/^費用/), '800');
  await user.selectOptions(audio.getByLabelText(/^計費方式/), 'hour');
  await user.click(screen.getByRole('button', { name: '儲存設施' }));
  await waitFor(() => expect(toasts.messages).toEqual(['設施已更新']));
  const plain = {
    quantity: 1,
    fee: 0,
    fee_unit: 'once',
    note: null,
    image_url: null,
    is_active: true,
  };
  expect(save.mock.calls[0]?.[0]).toEqual({
    p_venue_id: ownVenue().id,
    p_version: 4,
    p_facilities: [
      { ...plain, name: 'wifi' },
      { ...plain, name: 'projector' },
      { ...plain, name: 'audio', fee: 800, fee_unit: 'hour' },
    ],
  });
});

test('what is wrong is said beside its row, and nothing is sent', async () => {
  const user = userEvent.setup();
  const save = jest.fn();
  renderFacilities({ save_venue_facilities: save });
  await row(/無線網路/);
  await user.click(screen.getByRole('button', { name: '新增一項' }));
  const unnamed = within(await row(/未命名/));
  await user.click(unnamed.getByLabelText(/費用/));
  expect(unnamed.queryByText('請填名稱')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '儲存設施' }));
  expect(await unnamed.findByText('請填名稱')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('somebody else was faster: both ways on are offered, and what is typed stays', async () => {
  const user = userEvent.setup();
  renderFacilities({ save_venue_facilities: () => ({ code: 'STALE_VERSION', status: 409 }) });
  await row(/無線網路/);
  await user.click(screen.getByRole('button', { name: '新增一項' }));
  await user.type(within(await row(/未命名/)).getByLabelText(/^名稱/), '燈光師');
  await user.click(screen.getByRole('button', { name: '儲存設施' }));
  expect(await screen.findByRole('button', { name: '用我的內容儲存' })).toBeVisible();
  expect(within(await row(/燈光師/)).getByLabelText(/^名稱/)).toHaveValue('燈光師');
});
