import type { Backend } from '@spotlight/shared/data';
import type { Registry } from '@spotlight/shared/contract/schema';
import type { ServiceState } from './service-state.rules';

/** Nobody waits longer for a page. */
const LONGEST_MS = 8000;

async function probe(address: string, init?: RequestInit): Promise<number | null> {
  const begunAt = performance.now();
  try {
    const answer = await fetch(address, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    return answer.ok ? Math.round(performance.now() - begunAt) : null;
  } catch {
    return null;
  }
}

/** Asks every part of the site once, at the same time. Of code that the page does not need only the head is asked for. */
export function readServiceStates(
  { url, key }: Backend,
  remotes: Registry['remotes'],
): Promise<ServiceState[]> {
  const headers = { apikey: key };
  const services = [
    { id: 'site', state: probe('/registry/registry.json', { method: 'HEAD' }) },
    { id: 'data', state: probe(`${url}/rest/v1/rpc/site_counts`, { headers }) },
    { id: 'sign-in', state: probe(`${url}/auth/v1/settings`, { headers }) },
    ...Object.entries(remotes).map(([id, { active, versions, disabled }]) => ({
      id,
      state: probe(versions[active]?.entry ?? '', { method: 'HEAD' }),
      notice: disabled?.notice,
    })),
  ];
  return Promise.all(
    services.map(async ({ state, ...service }) => ({ ...service, tookMs: await state })),
  );
}
