import { signInToApi } from '../support/api';
import { requestSession } from '../support/auth';
import { createPerson, demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

test('a fan organizes as soon as an administrator lets them', async ({ page, request }) => {
  const fan = await createPerson(request);
  await logIn(page, fan, '/register-event');
  await expect(page.getByRole('link', { name: '註冊成為表演者' })).toBeVisible();

  const admin = await signInToApi(request, demoPeople.admin);
  const { user } = await requestSession(request, fan);
  await admin.call('set_posting_permissions', { p_user_id: user.id, p_can_post_events: true });
  await page.reload();
  await page.getByRole('textbox', { name: '活動標題' }).fill('粉絲辦的放映會');
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await expect(page.getByText(/^已於 \d\d:\d\d 儲存$/)).toBeVisible();
});
