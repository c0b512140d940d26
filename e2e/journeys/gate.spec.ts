import { openGate } from '../support/gate-event';
import { gateAddress } from '../support/gate';
import { createPerson, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';

test.use(phone);

test('who does not stand at the gate is shown no list', async ({ page, request, fan }) => {
  const event = await openGate(await createPerson(request), await createPerson(request), 1);
  await logIn(page, fan, gateAddress(event.id));
  await expect(page.getByRole('heading', { name: /沒有權限|找不到/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '票號或掃描槍輸入' })).toHaveCount(0);
});
