import type { FakeAnswer } from '@spotlight/shared/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { image, loadParts, renderTab, type Calls } from './content.fixture';

const broken = (): FakeAnswer => ({ code: 'SERVER', status: 503 });
const SERVER = '伺服器暫時沒有回應，請稍後再試一次。';
/** A picture that moves is stored as it is. */
const picture = () => new File(['x'], 'a.gif', { type: 'image/gif' });
const anyFile = userEvent.setup({ pointerEventsCheck: 0, applyAccept: false });

/** An answer of the one function that looks into files; jsdom has no `Response`. */
const answering = (status: number, body = '') =>
  Promise.resolve({ ok: status < 300, status, text: () => Promise.resolve(body) } as Response);
let answerOfUpload: () => Promise<Response>;
beforeAll(loadParts);

beforeEach(() => {
  answerOfUpload = () => answering(200);
  globalThis.fetch = () => answerOfUpload();
  // jsdom shows no chosen file.
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 4, height: 3, close: () => undefined }),
  });
});

describe('what cannot be loaded is named', () => {
  const failing = { message: 'down', status: 503 };

  it.each([
    ['', '載入網站內容時發生錯誤'],
    ['?tab=images', '載入網站圖片時發生錯誤'],
  ])(
    'from its table: %s',
    async (search, title) => {
      renderTab(search, {}, { website_content: failing, website_images: failing });
      expect(await screen.findByText(title, {}, { timeout: 8000 })).toBeVisible();
    },
    15_000,
  );

  it.each([
    ['?tab=banners', 'admin_list_banners', '載入橫幅時發生錯誤'],
    ['?tab=featured', 'admin_list_featured', '載入精選內容失敗'],
    ['?tab=featured', 'featured_candidates', '載入可選項目失敗'],
  ])('from its function: %s %s', async (search, name, title) => {
    renderTab(search, { [name]: () => ({ code: 'INVALID_STATE', status: 409 }) });
    expect(await screen.findByText(title)).toBeVisible();
  });
});

describe('a picture that is not taken says why', () => {
  const named = (name: string, type = 'image/png', size = 1) =>
    Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

  it.each([
    ['檔案名稱無效', named('..')],
    ['檔案名稱無效', named(`${'a'.repeat(252)}.png`)],
    ['不允許上傳執行檔案格式', named('a.exe')],
    ['檔案類型無效', named('a.pdf', 'application/pdf')],
    ['只支援 JPG、PNG、GIF、WebP 格式', named('a.bmp', 'image/bmp')],
    ['檔案大小不能超過 5MB', named('a.png', 'image/png', 5 * 1024 * 1024 + 1)],
  ])('before it is sent: %s', async (said, file) => {
    renderTab('?tab=images');
    await anyFile.upload(await screen.findByLabelText('圖片檔案：網站標誌'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  it('when its content is none', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    renderTab('?tab=images');
    await anyFile.upload(await screen.findByLabelText('圖片檔案：網站標誌'), picture());
    expect(await screen.findByRole('alert')).toHaveTextContent('檔案內容不是有效的圖片格式');
  });

  it.each<[string, number | 'gone', string]>([
    ['權限不足，無法執行此操作', 403, 'new row violates row-level security policy'],
    ['網路連線發生問題，請稍後再試', 'gone', ''],
    ['輸入資料格式錯誤', 400, 'Invalid key'],
    ['檔案內容不是有效的圖片格式', 415, 'INVALID_FILE'],
    ['請聯繫系統管理員', 404, 'Bucket not found'],
    ['上傳太頻繁，請稍後再試', 429, ''],
    ['操作失敗，請稍後再試', 503, ''],
  ])('when the server refuses it: %s', async (said, status, body) => {
    answerOfUpload = () =>
      status === 'gone'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answering(status, body);
    const { toasts, made } = renderTab('?tab=images');
    await anyFile.upload(await screen.findByLabelText('圖片檔案：網站標誌'), picture());
    await screen.findByText(/^a\.gif/);
    await anyFile.click(screen.getByRole('button', { name: '上傳網站標誌' }));
    await waitFor(() => expect(toasts.messages).toEqual([`上傳圖片時發生錯誤：${said}`]));
    expect(made.map(([name]) => name)).toEqual(['validate_file_upload']);
    // It is still chosen, and the same button tries again.
    expect(screen.getByText(/^a\.gif/)).toBeVisible();
  });
});

describe('圖片', () => {
  it.each([
    ['網站標誌', '網站標誌上傳成功', 'logo'],
    ['網站圖示', '網站圖示上傳成功', 'icon'],
  ])('%s is stored under its key', async (name, said, key) => {
    const { toasts, made } = renderTab('?tab=images');
    await anyFile.upload(await screen.findByLabelText(`圖片檔案：${name}`), picture());
    await screen.findByText(/^a\.gif/);
    await anyFile.click(screen.getByRole('button', { name: `上傳${name}` }));
    await waitFor(() => expect(toasts.messages).toEqual([said]));
    expect(made.at(-1)?.[1]).toMatchObject({
      p_image_key: key,
      p_page: 'all',
      p_section: 'header',
    });
  });

  it('a new one needs a key, says why it was not taken, and that it was', async () => {
    answerOfUpload = () => answering(400, 'Bucket not found');
    const { toasts } = renderTab('?tab=images&part=upload');
    await anyFile.upload(await screen.findByLabelText('圖片檔案：新圖片'), picture());
    const send = screen.getByRole('button', { name: '上傳圖片' });
    await anyFile.click(send);
    expect(await screen.findByText('請輸入圖片的鍵名')).toBeVisible();
    await anyFile.type(screen.getByRole('textbox', { name: /^圖片鍵名/ }), 'hero');
    await anyFile.click(send);
    expect(await screen.findByText('上傳圖片時發生錯誤')).toBeVisible();
    expect(screen.getByText('請聯繫系統管理員')).toBeVisible();
    answerOfUpload = () => answering(200);
    await anyFile.click(send);
    await waitFor(() => expect(toasts.messages).toEqual(['新圖片上傳成功']));
  });

  it('stays when it cannot be deleted', async () => {
    renderTab(
      '?tab=images&part=existing',
      { delete_website_image: broken },
      { website_images: [image] },
    );
    await anyFile.click(await screen.findByRole('button', { name: '刪除圖片 hero' }));
    const question = within(screen.getByRole('alertdialog'));
    await anyFile.click(question.getByRole('button', { name: '刪除' }));
    expect(await question.findByText('刪除圖片時發生錯誤')).toBeVisible();
  });
});

describe('橫幅', () => {
  const slot = async (calls: Calls = {}) => {
    const rendered = renderTab('?tab=banners', calls);
    await anyFile.upload(await screen.findByLabelText('圖片檔案：首頁主橫幅'), picture());
    await screen.findByText(/^a\.gif/);
    await anyFile.click(screen.getByRole('button', { name: '上傳首頁主橫幅' }));
    return rendered;
  };

  it('of a slot is uploaded', async () => {
    const { toasts } = await slot();
    await waitFor(() => expect(toasts.messages).toEqual(['已更新橫幅']));
  });

  it('of a slot says why it was not', async () => {
    const { toasts } = await slot({
      save_website_banner: () => ({ code: 'FORBIDDEN', status: 403 }),
    });
    await waitFor(() =>
      expect(toasts.messages).toEqual(['上傳橫幅時發生錯誤：權限不足，無法執行此操作']),
    );
  });

  it('that stands says what was not done to it', async () => {
    const { toasts } = renderTab('?tab=banners&part=existing', {
      set_banner_active: broken,
      move_banner: broken,
      delete_website_banner: broken,
      save_website_banner: broken,
    });
    await anyFile.click(await screen.findByRole('switch', { name: '啟用「橫幅 one」' }));
    await waitFor(() => expect(toasts.messages).toEqual([`變更橫幅狀態時發生錯誤：${SERVER}`]));
    await anyFile.click(screen.getByRole('button', { name: '「橫幅 two」往前移' }));
    await waitFor(() => expect(toasts.messages).toContain(`更新橫幅順序時發生錯誤：${SERVER}`));
    await anyFile.click(screen.getByRole('button', { name: '刪除「橫幅 one」' }));
    const question = within(screen.getByRole('alertdialog'));
    await anyFile.click(question.getByRole('button', { name: '刪除' }));
    expect(await question.findByText('刪除橫幅時發生錯誤')).toBeVisible();
    await anyFile.click(question.getByRole('button', { name: '取消' }));
    await anyFile.click(screen.getByRole('button', { name: '編輯「橫幅 one」' }));
    const dialog = within(await screen.findByRole('dialog'));
    await anyFile.click(dialog.getByRole('radio', { name: '影片' }));
    await anyFile.type(dialog.getByRole('textbox', { name: /影片連結/ }), 'https://youtu.be/abc');
    await anyFile.click(dialog.getByRole('button', { name: '儲存橫幅' }));
    expect(await dialog.findByText('更新橫幅時發生錯誤')).toBeVisible();
  });

  it('that is new says what it lacks, and why it was not stored', async () => {
    renderTab('?tab=banners&part=upload', { save_website_banner: broken });
    await anyFile.click(await screen.findByRole('radio', { name: '影片' }));
    const film = screen.getByRole('textbox', { name: /影片連結/ });
    await anyFile.type(film, 'https://youtu.be/abc');
    await anyFile.type(screen.getByRole('textbox', { name: /橫幅鍵名/ }), 'new-year');
    await anyFile.type(screen.getByRole('textbox', { name: /^標題/ }), '跨年');
    await anyFile.click(screen.getByRole('button', { name: '上傳橫幅' }));
    expect(await screen.findByText('新增橫幅時發生錯誤')).toBeVisible();
    expect(film).toHaveValue('https://youtu.be/abc');
  });
});

describe('精選內容', () => {
  it('says what was not done to it', async () => {
    const { toasts } = renderTab('?tab=featured', {
      add_featured: broken,
      update_featured: broken,
      reorder_featured: broken,
      remove_featured: broken,
    });
    await screen.findByRole('option', { name: '新的活動' });
    const choice = screen.getByRole('combobox', { name: /要精選的活動/ });
    await anyFile.selectOptions(choice, '新的活動');
    await anyFile.click(screen.getByRole('button', { name: '新增精選' }));
    await waitFor(() => expect(toasts.messages).toEqual([`新增精選內容時發生錯誤：${SERVER}`]));
    await anyFile.click(screen.getByRole('switch', { name: '啟用「活動 a」' }));
    await waitFor(() => expect(toasts.messages).toContain(`變更狀態時發生錯誤：${SERVER}`));
    const place = screen.getByRole('combobox', { name: '「活動 c」的顯示順序' });
    await anyFile.selectOptions(place, '第 1 個');
    await waitFor(() => expect(toasts.messages).toContain(`更新顯示順序時發生錯誤：${SERVER}`));
    await anyFile.click(screen.getByRole('button', { name: '移除「活動 b」' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('移除這項精選內容？')).toBeVisible();
    await anyFile.click(question.getByRole('button', { name: '移除' }));
    expect(await question.findByText('移除精選內容時發生錯誤')).toBeVisible();
  });

  it.each([
    ['場地', '請選擇要精選的場地'],
    ['表演者', '請選擇要精選的表演者'],
  ])('%s: one has to be chosen', async (type, said) => {
    renderTab('?tab=featured');
    await anyFile.click(await screen.findByRole('radio', { name: type }));
    await anyFile.click(await screen.findByRole('button', { name: '新增精選' }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('that was off says that it is on again', async () => {
    const { toasts } = renderTab('?tab=featured', {
      admin_list_featured: () => ({
        data: {
          items: [
            {
              id: 'a',
              content_type: 'event',
              reference_id: 'e1',
              reference_title: '活動 a',
              reference_image: null,
              is_active: false,
              display_order: 1,
              starts_at: null,
              ends_at: null,
              is_shown: false,
            },
          ],
        },
      }),
    });
    await anyFile.click(await screen.findByRole('switch', { name: '啟用「活動 a」' }));
    await waitFor(() => expect(toasts.messages).toEqual(['精選內容已啟用']));
  });
});
