import { AppError, fromDataApi, type Backend } from '@spotlight/shared/data';
import type { ProviderMethod } from '@spotlight/shared/orders/schema';
import { beginningSchema, methodsSchema } from './payment.schema';

/** A provider may take its time to open a payment. */
const TIMEOUT_MS = 45_000;

/** Asks the function `payments`, as whoever is signed in. */
async function ask(backend: Backend, name: string, body?: object): Promise<unknown> {
  const token = await backend.getAccessToken();
  const answer = await fetch(`${backend.url}/functions/v1/payments/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: backend.key,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('OFFLINE', { cause });
  });
  if (answer.status >= 500) throw new AppError('SERVER', { status: answer.status });
  const said: unknown = await answer.json();
  if (!answer.ok) throw fromDataApi(said as object, answer.status);
  return said;
}

/** How one can pay beside bank transfer; none where there are no keys. */
export async function readMethods(backend: Backend): Promise<ProviderMethod[]> {
  return methodsSchema.parse(await ask(backend, 'methods')).methods;
}

/** Begins to pay an order; the answer says where the browser goes. */
export async function startPayment(
  backend: Backend,
  { orderId, method }: { orderId: string; method: ProviderMethod },
) {
  return beginningSchema.parse(await ask(backend, 'start', { orderId, method }));
}

/** Has the provider asked at once, when people come back from it. */
export async function checkPayment(backend: Backend, tradeNo: string): Promise<null> {
  await ask(backend, 'check', { tradeNo });
  return null;
}
