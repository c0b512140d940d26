import type { FakeAnswer } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { banner, image, loadParts, renderTab, stored } from './content.fixture';

beforeAll(loadParts);

describe('文字內容', () => {
  it('saves only what was changed, with what it was', async () => {
    const { made, toasts, user } = renderTab('');
    const title = await screen.findByRole('textbox', { name: /^首頁標題(?!（)/ });
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: '儲存文字' }));
    expect(await screen.findByText('必須填寫首頁標題')).toBeVisible();
    expect(made).toEqual([]);
    await user.type(title, '新標題');
    await user.click(screen.getByRole('button', { name: '儲存文字' }));
    await waitFor(() => expect(toasts.messages).toContain('文字內容已成功儲存'));
    expect(made).toEqual([
      [
        'save_website_content',
        { p_texts: { homepage_title: '新標題' }, p_seen: { homepage_title: '標題' } },
      ],
    ]);
  });

  it('saves an English text, which may be empty, and shows it in its place', async () => {
    const { made, user } = renderTab(
      '',
      {},
      {
        website_content: [...stored, { content_key: 'footer_copyright_en', content_value: '© Us' }],
      },
    );
    const copyright = await screen.findByRole('textbox', { name: '頁尾版權文字（英文）' });
    expect(copyright).toHaveValue('© Us');
    await user.clear(copyright);
    await user.type(screen.getByRole('textbox', { name: '首頁標題（英文）' }), 'Light');
    await user.click(screen.getByRole('button', { name: '儲存文字' }));
    await waitFor(() =>
      expect(made).toEqual([
        [
          'save_website_content',
          {
            p_texts: { homepage_title_en: 'Light', footer_copyright_en: '' },
            p_seen: { homepage_title_en: '', footer_copyright_en: '© Us' },
          },
        ],
      ]),
    );
  });

  it('keeps what was typed when saving fails, and shows both versions when somebody was faster', async () => {
    let answer: FakeAnswer = { code: 'SERVER', status: 503 };
    const rows = stored.map((row) => ({ ...row }));
    const { made, user } = renderTab(
      '',
      { save_website_content: () => answer },
      { website_content: rows },
    );
    const title = await screen.findByRole('textbox', { name: /^首頁標題(?!（)/ });
    await user.type(title, '！');
    const save = screen.getByRole('button', { name: '儲存文字' });
    await user.click(save);
    expect(await screen.findByText('儲存內容時發生錯誤')).toBeVisible();
    expect(title).toHaveValue('標題！');

    answer = { code: 'STALE_VERSION', status: 409, hint: 'homepage_title' };
    rows[0] = { content_key: 'homepage_title', content_value: '別人的標題' };
    await user.click(save);
    expect(await screen.findByText(/有人在你編輯時改過「首頁標題」/)).toBeVisible();
    expect(screen.getByText('別人的標題')).toBeVisible();
    answer = { data: {} };
    await user.click(screen.getByRole('button', { name: '保留我的版本' }));
    await user.click(save);
    await waitFor(() =>
      expect(made.at(-1)?.[1]).toEqual({
        p_texts: { homepage_title: '標題！' },
        p_seen: { homepage_title: '別人的標題' },
      }),
    );
  });
});

describe('橫幅管理', () => {
  it('has five places that say whether they are in use', async () => {
    renderTab('?tab=banners', {
      admin_list_banners: () => ({ data: { items: [banner('home-main', { is_slot: true })] } }),
    });
    for (const name of [
      '首頁主橫幅',
      '應援地圖橫幅',
      '生日表演者橫幅',
      '全球應援廣告',
      '活動頁橫幅',
    ]) {
      expect(await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: /^首頁主橫幅/ })).toHaveTextContent('使用中');
    expect(screen.getByRole('heading', { name: /^活動頁橫幅/ })).toHaveTextContent('未使用');
    expect(screen.getByRole('button', { name: '上傳首頁主橫幅' })).toBeDisabled();
  });

  it('says at once why a file cannot be taken', async () => {
    renderTab('?tab=banners');
    const input = await screen.findByLabelText('圖片檔案：首頁主橫幅');
    const big = new File(['x'], 'a.png', { type: 'image/png' });
    Object.defineProperty(big, 'size', { value: 6 * 1024 * 1024 });
    await userEvent.setup({ pointerEventsCheck: 0 }).upload(input, big);
    expect(await screen.findByRole('alert')).toHaveTextContent('檔案大小不能超過 5MB');
    expect(screen.getByRole('button', { name: '上傳首頁主橫幅' })).toBeDisabled();
  });

  it('keeps the places of four while the existing ones are on their way', async () => {
    renderTab('?tab=banners&part=existing', {
      admin_list_banners: () => new Promise<never>(() => undefined),
    });
    await screen.findByRole('searchbox', { name: '搜尋橫幅' });
    expect(document.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(4);
  });

  it('finds banners, switches, moves and deletes them, and stops at the first place', async () => {
    const { made, toasts, user } = renderTab('?tab=banners&part=existing', {
      admin_list_banners: () => ({
        data: {
          items: [
            banner('one'),
            banner('two', { page: 'events' }),
            banner('three', { is_active: false }),
          ],
        },
      }),
    });
    const two = within(await screen.findByRole('article', { name: '橫幅 two' }));
    await user.click(screen.getByRole('button', { name: '「橫幅 one」往前移' }));
    expect(toasts.messages).toContain('已經是第一個順序');
    await user.click(two.getByRole('button', { name: '「橫幅 two」往前移' }));
    await user.click(two.getByRole('switch', { name: '啟用「橫幅 two」' }));
    await waitFor(() => expect(toasts.messages).toContain('橫幅已停用'));
    await user.click(screen.getByRole('switch', { name: '啟用「橫幅 three」' }));
    await waitFor(() => expect(toasts.messages).toContain('橫幅已啟用'));
    await user.click(two.getByRole('button', { name: '刪除「橫幅 two」' }));
    expect(await screen.findByText('確認刪除橫幅')).toBeVisible();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '刪除' }));
    await waitFor(() => expect(toasts.messages).toContain('橫幅已成功刪除'));
    expect(made.map(([name]) => name)).toEqual([
      'move_banner',
      'set_banner_active',
      'set_banner_active',
      'delete_website_banner',
    ]);
    await user.type(screen.getByRole('searchbox', { name: '搜尋橫幅' }), '沒有這個');
    expect(await screen.findByText('找不到符合的橫幅')).toBeVisible();
  });

  it('a new one needs a file, or a film’s address, before it can be uploaded', async () => {
    const { made, toasts, user } = renderTab('?tab=banners&part=upload');
    const send = await screen.findByRole('button', { name: '上傳橫幅' });
    expect(send).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '影片' }));
    await user.type(screen.getByRole('textbox', { name: /影片連結/ }), 'https://youtu.be/abc');
    await user.click(send);
    expect(await screen.findByText('請輸入橫幅的鍵名')).toBeVisible();
    expect(screen.getByText('請輸入標題')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /橫幅鍵名/ }), 'new-year');
    await user.type(screen.getByRole('textbox', { name: /^標題/ }), '跨年');
    await user.click(send);
    await waitFor(() => expect(toasts.messages).toContain('已新增橫幅'));
    expect(made[0]?.[1]).toMatchObject({
      p_banner_key: 'new-year',
      p_media_type: 'video',
      p_video_url: 'https://youtu.be/abc',
      p_display_order: null,
      p_is_active: true,
    });
  });

  it('a new one says what is missing as soon as somebody goes on', async () => {
    const { user } = renderTab('?tab=banners&part=upload');
    (await screen.findByRole('button', { name: '選擇檔案：橫幅圖片' })).focus();
    await user.tab();
    expect(await screen.findByText('請先選擇圖片檔案')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '影片' }));
    await user.click(screen.getByRole('textbox', { name: /影片連結/ }));
    await user.tab();
    expect(await screen.findByText('請輸入影片連結')).toBeVisible();
    expect(screen.getByRole('button', { name: '上傳橫幅' })).toBeDisabled();
  });
});

describe('精選內容', () => {
  it('is added, switched, put in order and removed', async () => {
    const { made, toasts, user } = renderTab('?tab=featured');
    await screen.findByText('活動 a');
    await user.click(screen.getByRole('button', { name: '新增精選' }));
    expect(await screen.findByText('請選擇要精選的活動')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /要精選的活動/ }), '新的活動');
    await user.click(screen.getByRole('button', { name: '新增精選' }));
    await waitFor(() => expect(toasts.messages).toContain('精選內容已新增'));
    await user.click(screen.getByRole('switch', { name: '啟用「活動 a」' }));
    await waitFor(() => expect(toasts.messages).toContain('精選內容已停用'));
    await user.selectOptions(
      screen.getByRole('combobox', { name: '「活動 c」的顯示順序' }),
      '第 1 個',
    );
    await waitFor(() => expect(toasts.messages).toContain('顯示順序已更新'));
    await user.click(screen.getByRole('button', { name: '移除「活動 b」' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '移除' }));
    await waitFor(() => expect(toasts.messages).toContain('精選內容已移除'));
    expect(made).toEqual([
      ['add_featured', { p_content_type: 'event', p_reference_id: 'new' }],
      ['update_featured', expect.objectContaining({ p_id: 'a', p_is_active: false })],
      ['reorder_featured', { p_content_type: 'event', p_ids: ['c', 'a', 'b'] }],
      ['remove_featured', { p_id: 'b' }],
    ]);
  });
});

describe('圖片管理', () => {
  it('asks for a file, and deletes a picture after asking', async () => {
    const { made, toasts, user } = renderTab('?tab=images', {}, { website_images: [image] });
    await user.click(await screen.findByRole('button', { name: '上傳網站標誌' }));
    expect(await screen.findByText('請先選擇檔案')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '現有圖片' }));
    await user.click(await screen.findByRole('button', { name: '刪除圖片 hero' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '刪除' }));
    await waitFor(() => expect(toasts.messages).toContain('圖片已成功刪除'));
    expect(made).toEqual([['delete_website_image', { p_id: 'i1' }]]);
  });
});
