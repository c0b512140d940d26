import { isFromEcpay, readNotice, type EcpayKeys } from './ecpay.rules.ts';
import type {
  Asked,
  Attempt,
  Method,
  PaymentProvider,
  ProviderId,
  Refund,
  Said,
} from './provider.schema.ts';

/** The services of the project that the function stands before. */
export interface PaymentProject {
  callAsCaller(name: string, args: object, caller: Request): Promise<Response>;
  /** With the secret key. */
  callAsServer(name: string, args: object): Promise<Response>;
  /** Whether the request shows the secret key. */
  isServer(request: Request): Promise<boolean>;
  /** Where people reach the site. */
  siteUrl(): string;
  /** Where ECPay's servers reach this function. */
  noticeUrl(): string;
  /** Without keys a provider is not among them, and its methods are not offered. */
  providers: PaymentProvider[];
  ecpayKeys: EcpayKeys | undefined;
}

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
const refusal = (status: number, code: string, message: string) =>
  answer({ code, message }, status);

/**
 * `/functions/v1/payments/…`: `methods` (GET) says how one can pay; `start` begins for the caller's order; `check` asks the
 * provider about a try at once; `ecpay` takes ECPay's notifications and answers `1|OK`; `sweep`, with the secret key, asks for what
 * was not heard and sends back what is due.
 */
export async function payments(request: Request, project: PaymentProject): Promise<Response> {
  const [, name] = /\/payments\/([a-z]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (request.method === 'GET' && name === 'methods') {
    return answer({ methods: project.providers.flatMap(({ methods }) => methods) });
  }
  if (request.method !== 'POST') return refusal(404, 'NOT_FOUND', 'There is nothing here.');
  if (name === 'start') return start(request, project);
  if (name === 'check') return check(request, project);
  if (name === 'ecpay') return takeEcpay(request, project);
  if (name === 'sweep' && (await project.isServer(request))) {
    await sweep(project);
    return answer({});
  }
  return refusal(404, 'NOT_FOUND', 'There is nothing here.');
}

async function start(request: Request, project: PaymentProject): Promise<Response> {
  const { orderId, method } = (await request.json()) as { orderId?: string; method?: Method };
  const provider = project.providers.find(({ methods }) => method && methods.includes(method));
  if (!provider) return refusal(409, 'INVALID_STATE', 'This way to pay is not offered.');
  const begun = await project.callAsCaller(
    'start_payment',
    { p_order_id: orderId, p_method: method },
    request,
  );
  // The database's own refusal, with its code.
  if (!begun.ok) return begun;
  const row = (await begun.json()) as Record<string, string> & { amount: number };
  const attempt: Attempt = {
    tradeNo: row['trade_no'] ?? '',
    provider: provider.id,
    method: method as Method,
    amount: row.amount,
    orderId: row['order_id'] ?? '',
    orderNo: row['order_no'] ?? '',
    payUntil: row['pay_until'] ?? null,
  };
  try {
    const beginning = await provider.begin(attempt, {
      orderPage: (id) => `${project.siteUrl()}/purchase-history/${id}`,
      notices: project.noticeUrl(),
    });
    if (beginning.kind === 'address') {
      await project.callAsServer('payment_attempt', {
        p_trade_no: attempt.tradeNo,
        p_provider_ref: beginning.providerRef,
      });
    }
    return answer(beginning);
  } catch (error) {
    console.warn(`${provider.id} did not begin: ${(error as Error).message}`);
    await record(project, provider.id, 'asked', {
      tradeNo: attempt.tradeNo,
      providerRef: null,
      outcome: 'failed',
      amount: null,
      details: { reason: 'unreachable' },
    });
    return refusal(502, 'PROVIDER_UNREACHABLE', 'The provider does not answer.');
  }
}

/** Says to the database what was said; throws when it could not take it, so that it is said again. */
async function record(
  project: PaymentProject,
  provider: ProviderId,
  source: 'told' | 'asked',
  said: Said,
): Promise<string> {
  const response = await project.callAsServer('record_payment_notice', {
    p_provider: provider,
    p_trade_no: said.tradeNo,
    p_provider_ref: said.providerRef,
    p_outcome: said.outcome,
    p_amount: said.amount,
    p_source: source,
    p_details: said.details,
  });
  if (!response.ok) throw new Error(`the notice was not taken: ${await response.text()}`);
  return ((await response.json()) as { verdict: string }).verdict;
}

async function takeEcpay(request: Request, project: PaymentProject): Promise<Response> {
  const keys = project.ecpayKeys;
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  if (!keys || !(await isFromEcpay(fields, keys))) {
    return new Response('0|CheckMacValue', { status: 400 });
  }
  const said = readNotice(fields);
  const verdict = said && (await record(project, 'ecpay', 'told', said));
  if (said && verdict === 'disputed') {
    await askAbout(project, 'ecpay', { ...said, amount: said.amount ?? 0, method: 'card' });
  }
  return new Response('1|OK');
}

async function askAbout(project: PaymentProject, id: ProviderId, asked: Asked): Promise<void> {
  const provider = project.providers.find((each) => each.id === id);
  const canCount = async () => {
    const now = await project.callAsServer('payment_attempt', { p_trade_no: asked.tradeNo });
    return now.ok && ((await now.json()) as { can_count: boolean }).can_count;
  };
  const said = await provider?.ask(asked, canCount);
  if (said) await record(project, id, 'asked', said);
}

/** LINE Pay waits for our word: whoever comes back from there has it taken at once. Others notify. */
async function check(request: Request, project: PaymentProject): Promise<Response> {
  const { tradeNo } = (await request.json()) as { tradeNo?: string };
  const found = await project.callAsServer('payment_attempt', { p_trade_no: tradeNo });
  if (!found.ok) return refusal(404, 'NOT_FOUND', 'There is no such try.');
  const row = (await found.json()) as Record<string, string> & { amount: number };
  if (row['provider'] === 'linepay' && row['state'] === 'started') {
    await askAbout(project, 'linepay', askedOf(row));
  }
  return answer({});
}

const askedOf = (row: Record<string, string> & { amount: number }): Asked => ({
  tradeNo: row['trade_no'] ?? '',
  method: row['method'] as Method,
  amount: row.amount,
  providerRef: row['provider_ref'] ?? null,
});

type Row = Record<string, string> & { amount: number; is_whole: boolean };

/** What nobody heard of is asked for, and what is due goes back; one that fails keeps no other from it. */
async function sweep(project: PaymentProject): Promise<void> {
  const list = async (name: string) => {
    const response = await project.callAsServer(name, {});
    return response.ok ? ((await response.json()) as Row[]) : [];
  };
  const attempted = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => console.warn(`${what}: ${(error as Error).message}`));
  };
  for (const row of await list('take_payments_to_check')) {
    const id = row['provider'] as ProviderId;
    await attempted(`asking about ${row['trade_no']}`, () => askAbout(project, id, askedOf(row)));
  }
  for (const row of await list('take_provider_refunds')) {
    await attempted(`refund ${row['id']}, whose end nobody knows`, async () => {
      const provider = project.providers.find(({ id }) => id === row['provider']);
      const refund = { ...askedOf(row), isWhole: row.is_whole } as Refund;
      const end = provider
        ? await provider.sendBack(refund)
        : { outcome: 'refused' as const, error: 'no keys' };
      await project.callAsServer('record_provider_refund', {
        p_id: row['id'],
        p_outcome: end.outcome,
        p_reference: end.outcome === 'sent' ? end.reference : null,
        p_error: end.outcome === 'refused' ? end.error : null,
      });
    });
  }
}
