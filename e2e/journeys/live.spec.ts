import { openPage } from '../support/open-page';
import { signUpToApi } from '../support/api';
import { createPerson, logIn, newPerson } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, test } from '../support/test';

test('the last seat goes, and whoever looks at the event sees it at once', async ({
  page,
  request,
}) => {
  const fan = await createPerson(request);
  const other = newPerson('測試快手');
  const buyer = await signUpToApi(request, other);
  const { id, organizer } = await publishEvent(request, [
    { name: '入場', price: 0, capacity: 2, max_per_order: 2 },
  ]);
  await logIn(page, fan);
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes(`event:${id}`),
      ),
    );
  await openPage(page, `/events/${id}`);
  await joined;
  await expect(buyingArea(page).getByRole('button', { name: '立即報名' })).toBeEnabled();

  const { by_type: types } = await organizer.call<{ by_type: { id: string }[] }>('event_sales', {
    p_event_id: id,
  });
  await buyer.call('register_for_event', {
    p_event_id: id,
    p_ticket_type_id: types[0]?.id,
    p_quantity: 2,
    p_name: '測試快手',
    p_email: other.email,
    p_phone: '0912345678',
  });
  await expect(buyingArea(page).getByRole('button', { name: '立即報名' })).toBeHidden();
});
