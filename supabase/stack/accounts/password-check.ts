import { brokenPasswordRules, passwordRuleNames } from '@spotlight/shared/contract/password';
import type { FetchHandler } from '../gateway/backend';
import { refusalResponse } from '../gateway/refusal';

/**
 * The accounts service, refusing weak passwords wherever one is chosen. Its own rule for symbols is a list of
 * eight characters.
 */
export function refusingWeakPasswords(fetch: FetchHandler): FetchHandler {
  return async (request) => {
    const password = await chosenPassword(request);
    const broken = password === null ? [] : brokenPasswordRules(password);
    if (broken.length === 0) return fetch(request);
    const missing = broken.map((rule) => passwordRuleNames[rule]).join(', ');
    return refusalResponse({
      status: 422,
      code: 'weak_password',
      message: `The password lacks ${missing}.`,
    });
  };
}

/** The password that a request wants to set; null when it sets none. */
async function chosenPassword(request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  // Whoever signs in shows the password that was accepted once.
  if (!pathname.startsWith('/auth/v1/') || pathname === '/auth/v1/token') return null;
  if (!['POST', 'PUT', 'PATCH'].includes(request.method)) return null;
  return passwordIn(await request.clone().text());
}

/** The service takes JSON, and forms. */
function passwordIn(text: string): string | null {
  try {
    const body = JSON.parse(text) as { password?: unknown } | null;
    return typeof body?.password === 'string' ? body.password : null;
  } catch {
    return new URLSearchParams(text).get('password');
  }
}
