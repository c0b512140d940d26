import { signInToApi } from '../support/api';
import { createPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const eventDay = () => new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);

/** A picture of one red point: enough to be one. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface ShownEvent {
  image_url: string | null;
  venue: { name: string } | null;
  lat: number | null;
  guest_performers: string[];
  performers: { name: string }[];
  questions: { id: string; label: string; required: boolean; options?: string[] }[];
}

test('a draft gets its picture, line-up, venue, pin and questions, and is begun once though the first answer is lost', async ({
  page,
  request,
}) => {
  // Five steps, two uploads and a save that waits for its answer.
  test.slow();
  const person = await createPerson(request, 'performer');
  const organizer = await signInToApi(request, person);
  const title = `全部填好 ${Date.now().toString(36)}`;
  await logIn(page, person, '/register-event');
  await page.goto('/register-event');

  // The draft is written, and its answer never arrives.
  let isLost = false;
  await page.route('**/rest/v1/rpc/save_event', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('textbox', { name: '活動標題' }).fill(title);
  await expect(page.getByText('沒有存成功')).toBeVisible();
  await page.getByRole('button', { name: '再存一次' }).click();
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await page.getByRole('combobox', { name: '活動類型' }).selectOption('主題派對');
  await page.getByRole('textbox', { name: '一句話介紹' }).fill('一張椅子、一把吉他。');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上傳圖片' }).click();
  await (await chooser).setFiles({ name: 'a.txt.png', mimeType: 'text/plain', buffer: png });
  await expect(page.getByText('檔案類型無效')).toBeVisible();
  await page
    .getByLabel('選擇圖片檔案')
    .setInputFiles({ name: '假的.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('檔案內容不是有效的圖片格式')).toBeVisible();
  await page
    .getByLabel('選擇圖片檔案')
    .setInputFiles({ name: '海報.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: '更換圖片' })).toBeVisible();

  const search = page.getByRole('searchbox', { name: '搜尋表演者或輸入名字' });
  await search.fill('海霧');
  await page.getByRole('button', { name: '加入海霧樂團' }).click();
  await search.fill('神秘嘉賓');
  await page.getByRole('button', { name: '以名字加入「神秘嘉賓」' }).click();

  await page.getByRole('button', { name: '下一步' }).click();
  await page.locator('input[name=date]').fill(eventDay());
  await page.getByRole('searchbox', { name: '搜尋平台上的場地' }).fill('月爐');
  await page.getByRole('button', { name: /^選擇月爐/ }).click();
  await expect(page.getByText('已帶入場地資料，活動頁會連到這個場地。')).toBeVisible();

  await page.getByRole('textbox', { name: '地圖座標' }).fill('35.68, 139.76');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText(/這個座標不在台灣/)).toBeVisible();
  await page.getByRole('textbox', { name: '地圖座標' }).fill('25.0340, 121.5645');
  const pin = page.getByRole('button', { name: /圖釘，目前在 25\.03400, 121\.56450/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  // How far depends on how near one looks: on whether the map had arrived before the place was known.
  await expect(page.getByRole('textbox', { name: '地圖座標' })).toHaveValue(
    /^25\.03(?:4[1-9]|[5-9])/,
  );

  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '新增問題' }).click();
  await page.getByRole('textbox', { name: '問題', exact: true }).fill('應援名');
  await page.getByRole('switch', { name: /必填/ }).check();
  await page.getByRole('button', { name: '新增問題' }).click();
  const second = page.getByRole('group', { name: '問題 2' });
  await second.getByRole('combobox', { name: '回答方式' }).selectOption('單選');
  await second.getByRole('textbox', { name: '問題', exact: true }).fill('衣服尺寸');
  await second.getByRole('textbox', { name: '選項' }).fill('S\nM\nL');
  await page.getByRole('button', { name: '問題 2 往上移' }).press('Enter');
  await expect(page.getByRole('group', { name: '問題 1' }).getByRole('combobox')).toHaveValue(
    'one_of',
  );
  await page.getByRole('button', { name: '移除問題 1' }).click();
  await page.getByRole('button', { name: '復原' }).click();
  await expect(page.getByRole('group', { name: '問題 2' })).toBeVisible();
  await page.getByRole('button', { name: '儲存草稿' }).click();
  await expect(page.getByText(/^已於 \d\d:\d\d 儲存$/)).toBeVisible();

  const { items } = await organizer.call<{ items: { id: string; title: string }[] }>('my_events');
  expect(items.filter((event) => event.title === title)).toHaveLength(1);
  const shown = await organizer.call<ShownEvent>('get_event', { p_id: items[0]?.id });
  expect(shown).toMatchObject({
    image_url: expect.stringMatching(/^\/storage\/v1\/object\/public\/media\/.+\.png$/),
    venue: { name: expect.stringContaining('月爐') },
    guest_performers: ['神秘嘉賓'],
    performers: [{ name: '海霧樂團' }],
    questions: [
      { label: '衣服尺寸', required: false, options: ['S', 'M', 'L'] },
      { label: '應援名', required: true },
    ],
  });
  const picture = await request.get(shown.image_url ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');

  // What was saved is there again.
  await page.reload();
  await expect(page.getByRole('group', { name: '問題 2' })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '退票與審核' })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('應援名（必填）')).toBeVisible();
  await page.getByRole('button', { name: '送出審核' }).click();
  await expect(page.getByText('審核中，約 2 個工作天')).toBeVisible();
});
