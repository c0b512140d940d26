import type { APIRequestContext } from '@playwright/test';
import { signUpToApi, type ApiCaller } from './api';
import { inDatabase } from './database';
import { newPerson, type Person } from './people';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A venue that can be rented, and whose it is. */
interface Let {
  id: string;
  name: string;
  owner: Person;
  host: ApiCaller;
}

/** A public venue of an owner of its own, open from ten to ten, at NT$ 1,000 an hour. */
export async function letVenue(request: APIRequestContext): Promise<Let> {
  const owner = newPerson('測試場地主');
  const host = await signUpToApi(request, owner, 'venue');
  const name = `測試咖啡 ${Date.now().toString(36)}`;
  const id = await inDatabase(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.venues (
        owner_id, name, type, location, city, capacity, price_per_hour, status, phone, email,
        advance_booking_days, max_advance_days, open_days, opening_hours, house_rules
      )
      values (
        ${host.id}, ${name}, '咖啡廳', '測試路 1 號', 'penghu', 40, 1000, 'approved', '0223456789',
        ${owner.email}, 0, 365,
        ${sql.json(Object.fromEntries(weekdays.map((each) => [each, true])))},
        ${sql.json(
          Object.fromEntries(weekdays.map((each) => [each, { start: '10:00', end: '22:00' }])),
        )},
        '垃圾請帶走。'
      )
      returning id`;
    return row?.id ?? '';
  });
  await host.call('set_bank_account', {
    p_seller_type: 'venue',
    p_seller_id: id,
    p_bank_code: '999',
    p_account_no: '000012345678',
    p_account_name: '測試場地',
  });
  return { id, name, owner, host };
}
