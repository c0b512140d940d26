import { signInToApi } from '../support/api';
import { logIn } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';
import { expectOpenToAll, openSettled } from './page-checks';

test.use({ actionTimeout: 15_000 });

test('the dialogs of a gig and its desk are open to everybody', async ({ page, request, fan }) => {
  test.setTimeout(120_000);
  const performer = await publishPerformer(request);
  const poster = await signInToApi(request, fan);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { id } = await poster.call<{ id: string }>('save_gig', {
    p_gig: {
      title: `澎湖夜場 ${performer.name.slice(-6)}`,
      description: '海邊的小夜場，找一組能暖場四十分鐘的樂團。',
      city: 'penghu',
      location: '馬公觀音亭',
      start_at: at(720),
      end_at: at(722),
      budget: 12_000,
    },
  });
  await poster.call('set_gig_status', { p_gig_id: id, p_status: 'open' });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await logIn(page, performer.owner, `/gigs/${id}`);
  await page.getByRole('button', { name: '應徵這場演出' }).click();
  await dialog.getByRole('button', { name: '送出應徵' }).click();
  await expectOpenToAll(dialog.getByLabel(/^給主辦的話/), 'an application, with faults');
  await dialog.getByLabel(/^給主辦的話/).fill('我們就住在馬公，器材自備。');
  await dialog.getByRole('button', { name: '送出應徵' }).click();
  await expect(page.getByText('等待主辦回覆。')).toBeVisible();

  await logIn(page, fan);
  await openSettled(page, `/gigs/${id}`);
  await page.getByRole('button', { name: `錄取 ${performer.name}` }).click();
  await expectOpenToAll(dialog.getByLabel(/^聯絡手機/), 'the desk with an award');
});
