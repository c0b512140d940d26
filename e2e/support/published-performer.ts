import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInToApi, signUpToApi, type ApiCaller } from './api';
import { demoPeople, newPerson, type Person } from './people';

export interface PublishedPerformer {
  id: string;
  name: string;
  /** Who sells, and answers invitations. */
  seller: ApiCaller;
  /** The same, to sign in with. */
  owner: Person;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `MM/DD` in some days, so that the countdown is on the page. */
const birthdayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(5, 10).replace('-', '/');

/**
 * A performer of their own: approved, free every afternoon, with a birthday soon, one towel on sale and an account that
 * money can be transferred to.
 */
export async function publishPerformer(request: APIRequestContext): Promise<PublishedPerformer> {
  const owner = newPerson('測試樂團');
  const seller = await signUpToApi(request, owner, 'performer');
  const admin = await signInToApi(request, demoPeople.admin);
  const name = `測試樂團 ${randomUUID().slice(0, 6)}`;
  const { id } = await seller.call<{ id: string }>('save_performer', {
    p_performer: {
      performer_name: name,
      bio: '給測試看的樂團，燈光與聲音都是真的，歌曲關於通勤、雨天與還沒寄出的信，也接生日派對的邀約。',
      performance_type: 'band',
      performer_type: 'group',
      genre: '獨立搖滾',
      city: 'penghu',
      fee_min: 12_000,
      fee_max: 20_000,
      birthday: birthdayIn(20),
      contact_name: '測試經紀',
      contact_email: owner.email,
      contact_phone: '0912345678',
    },
  });
  await seller.call('set_availability', {
    p_type: 'performer',
    p_id: id,
    p_open_days: Object.fromEntries(weekdays.map((day) => [day, true])),
    p_opening_hours: Object.fromEntries(
      weekdays.map((day) => [day, { start: '12:00', end: '22:00' }]),
    ),
    p_max_advance_days: 180,
  });
  await admin.call('decide', {
    p_entity_type: 'performer_profiles',
    p_entity_id: id,
    p_status: 'approved',
  });
  const product = await seller.call<{ id: string }>('save_product', {
    p_performer_id: id,
    p_name: '測試毛巾',
    p_description: '純棉，30 × 90 公分。',
    p_category: 'apparel',
    p_price: 450,
    p_stock: 5,
    p_max_per_order: 2,
    p_delivery: ['pickup', 'post'],
    p_shipping_fee: 80,
  });
  await seller.call('move_product', { p_id: product.id, p_move: 'submit' });
  await admin.call('decide', {
    p_entity_type: 'products',
    p_entity_id: product.id,
    p_status: 'active',
  });
  await seller.call('set_bank_account', {
    p_seller_type: 'performer',
    p_seller_id: id,
    p_bank_code: '999',
    p_account_no: '000012345678',
    p_account_name: '測試樂團',
  });
  return { id, name, seller, owner };
}
