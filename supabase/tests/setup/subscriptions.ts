import { call, type Transaction } from './callers';
import type { Sql } from './test-database';

/** A plan of the catalogue; NT$600 a month unless said otherwise. */
export async function createPlan(
  sql: Sql,
  plan: { code: string; audience?: string; price?: number; limits?: Record<string, number | null> },
): Promise<string> {
  const { code, audience = 'venue', price = 600, limits = { listings: 10 } } = plan;
  const [row] = await sql<{ id: string }[]>`
    insert into public.plan_catalog (code, audience, name, price_month, price_year, limits, features)
    values (
      ${code}, ${audience}, ${`方案 ${code}`}, ${price}, ${price * 10}, ${sql.json(limits)},
      '["刊登 10 個場地"]'
    )
    returning id`;
  return row?.id ?? '';
}

/** An approved venue of somebody. */
export async function createVenue(sql: Sql, owner: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.venues (owner_id, name, type, location, city, capacity, price_per_hour, status)
    values (${owner}, '訂閱場地', '咖啡廳', '某路 1 號', 'taipei', 40, 1200, 'approved')
    returning id`;
  return row?.id ?? '';
}

/** Reports a bank transfer as the buyer and finds it as the superadmin. */
export async function payOrder(sql: Sql, buyer: string, superadmin: string, order: string) {
  await call(sql, buyer, 'report_transfer', { p_order_id: order, p_last5: '12345' });
  await call(sql, superadmin, 'confirm_payment', { p_order_id: order });
}

/** Lets time pass for a plan, by moving its days back. */
export const letDaysPass = (sql: Sql | Transaction, plan: string, days: number) => sql`
  with moved as (
    update private.subscription_cycles set until = until - ${days}::int where plan_id = ${plan}
  )
  update public.subscription_plans
  set start_date = start_date - ${days}::int, renewal_date = renewal_date - ${days}::int
  where id = ${plan}`;
