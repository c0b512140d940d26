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
import { ownPerformer } from '../../data/own-performer/own-performer.fixture';
import { ownProduct } from '../../data/own-product/own-product.fixture';
import texts from '../../locales/zh-TW.json';
import { ProductFormScreen } from './product-form.screen';

function renderForm(at: string, path: string, functions: FakeFunctions = {}) {
  const toasts = createFakeToasts();
  renderInShell(<ProductFormScreen />, {
    at,
    path,
    texts: { 'idol-support': texts },
    services: {
      toasts,
      session: createFakeSession(createFakeAccount()),
      backend: createFakeBackend({
        my_performers: () => ({ data: [ownPerformer()] }),
        get_product: () => ({ data: ownProduct() }),
        ...functions,
      }),
    },
  });
  return toasts;
}

const put = async (label: RegExp, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.paste(text);
};

test('an empty form reads every rule, and nothing is sent', async () => {
  const save = jest.fn();
  renderForm('/product-management/new', '/product-management/new', { save_product: save });
  await userEvent.click(await screen.findByRole('checkbox', { name: '宅配到府' }));
  await userEvent.click(screen.getByRole('button', { name: '儲存草稿' }));
  for (const sentence of ['請填商品名稱', '請選擇商品種類', '請填 0 到 1,000,000 之間的整數']) {
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  }
  expect(save).not.toHaveBeenCalled();
});

test('new goods are saved as a draft of the chosen page', async () => {
  const save = jest.fn((_args: Record<string, unknown>) => ({
    data: ownProduct({ status: 'draft' }),
  }));
  const toasts = renderForm('/product-management/new', '/product-management/new', {
    save_product: save,
  });
  await put(/^商品名稱/, '小卡組');
  await userEvent.selectOptions(screen.getByLabelText(/^商品種類/), 'photo_card');
  await put(/^單價/, '250');
  await put(/^庫存總數/, '80');
  await userEvent.click(screen.getByRole('button', { name: '儲存草稿' }));
  await waitFor(() => expect(toasts.messages).toEqual(['已儲存草稿，記得送出審核']));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      p_performer_id: ownPerformer().id,
      p_name: '小卡組',
      p_price: 250,
      p_stock: 80,
      p_delivery: ['post'],
    }),
  );
});

test('another kind begins like the thing, has to be named, and says when the name is taken', async () => {
  const save = jest.fn((_args: Record<string, unknown>) => ({
    code: 'INVALID_INPUT' as const,
    hint: 'variant',
  }));
  renderForm(`/product-management/new?kindOf=${ownProduct().id}`, '/product-management/new', {
    save_product: save,
  });
  expect(await screen.findByLabelText(/^商品名稱/)).toHaveValue('應援毛巾');
  await put(/^庫存總數/, '5');
  await userEvent.click(screen.getByRole('button', { name: '儲存草稿' }));
  expect(await screen.findByText('請填款式名稱，買家才分得出來')).toBeVisible();
  await put(/^款式/, 'L');
  await userEvent.click(screen.getByRole('button', { name: '儲存草稿' }));
  expect(await screen.findByText('這件商品已經有同名的款式，請換一個名稱。')).toBeVisible();
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ p_family_id: ownProduct().familyId, p_variant: 'L' }),
  );
});

test('there are never fewer than were sold or are on their way', async () => {
  renderForm(`/product-management/${ownProduct().id}`, '/product-management/:id');
  await put(/^庫存總數/, '9');
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByText('庫存不能低於已售出與保留中的 10 件')).toBeVisible();
});

test('what somebody else saved meanwhile is not written over without being asked', async () => {
  renderForm(`/product-management/${ownProduct().id}`, '/product-management/:id', {
    save_product: () => ({ code: 'STALE_VERSION' }),
  });
  await put(/^單價/, '500');
  await userEvent.click(screen.getByRole('button', { name: '儲存' }));
  expect(await screen.findByRole('button', { name: '用我的內容儲存' })).toBeVisible();
  expect(screen.getByLabelText(/^單價/)).toHaveValue('500');
});

test('goods of somebody else are not there', async () => {
  renderForm(
    '/product-management/99999999-9999-4999-8999-999999999999',
    '/product-management/:id',
    {
      get_product: () => ({ data: null }),
    },
  );
  expect(await screen.findByRole('heading', { name: '找不到這件商品' })).toBeVisible();
});
