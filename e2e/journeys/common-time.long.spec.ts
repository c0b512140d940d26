import { signInToApi } from '../support/api';
import { commonDay, fillInTogether } from '../support/common-time';
import { letVenue } from '../support/let-venue';
import { demoPeople } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const moment = (hour: number) => `${commonDay}T${hour}:00:00+08:00`;

test('when one of them has the hours no more, nobody is asked', async ({ page, request }) => {
  const venue = await letVenue(request);
  const performer = await publishPerformer(request);
  const send = await fillInTogether(page, venue, performer);
  await performer.seller.call('add_block', {
    p_type: 'performer',
    p_id: performer.id,
    p_start_at: moment(13),
    p_end_at: moment(22),
  });
  await send.click();
  await expect(page.getByText('沒有送出，任何一方都沒有收到').first()).toBeVisible();
  const guest = await signInToApi(request, demoPeople.performer);
  const { total } = await guest.call<{ total: number }>('my_bookings', {
    p_side: 'guest',
    p_resource_id: venue.id,
  });
  expect(total).toBe(0);
});
