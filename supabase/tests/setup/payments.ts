import { asServer, call, callIn, type Argument } from './callers';
import { addTicketType, createEvent } from './events';
import { signUp } from './people';
import type { Sql } from './test-database';
import { buy, setPayoutAccount } from './tickets';

/** Calls a function as the server's own functions do, with the secret key. */
export const callAsServer = <T>(
  sql: Sql,
  name: string,
  args: Record<string, Argument> = {},
): Promise<T> => asServer(sql, (tx) => callIn<T>(tx, name, args));

/** What `start_payment` answers. */
export interface StartedPayment {
  trade_no: string;
  amount: number;
  provider: string;
  method: string;
}

export const startPayment = (sql: Sql, buyer: string, orderId: string, method = 'card') =>
  call<StartedPayment>(sql, buyer, 'start_payment', { p_order_id: orderId, p_method: method });

export interface Notice {
  tradeNo: string;
  ref?: string | null;
  outcome?: 'paid' | 'failed' | 'issued';
  amount?: number | null;
  source?: 'told' | 'asked';
  provider?: string;
  details?: Record<string, string>;
}

/** What a provider says, as the function `payments` hands it on. Answers the verdict. */
export async function notice(sql: Sql, said: Notice): Promise<string> {
  const { verdict } = await callAsServer<{ verdict: string }>(sql, 'record_payment_notice', {
    p_provider: said.provider ?? 'ecpay',
    p_trade_no: said.tradeNo,
    p_provider_ref: said.ref ?? null,
    p_outcome: said.outcome ?? 'paid',
    p_amount: said.amount ?? null,
    p_source: said.source ?? 'told',
    p_details: said.details ?? {},
  });
  return verdict;
}

/** A concert for NT$ 300 a ticket, its organizer, and somebody who has bought one and not paid it. */
export async function holdTicket(sql: Sql, capacity = 10) {
  const organizer = await signUp(sql);
  const buyer = await signUp(sql);
  await setPayoutAccount(sql, organizer);
  const event = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, event, { price: 300, capacity });
  return { organizer, buyer, event, order: await holdOne(sql, buyer, event) };
}

export async function holdOne(sql: Sql, buyer: string, event: string): Promise<string> {
  const { order } = await buy(sql, buyer, event, { free: 1 }, 300);
  return order?.id ?? '';
}
