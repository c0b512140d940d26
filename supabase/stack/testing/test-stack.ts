import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxEntry } from '../../mails/mail-transport';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../stack';
import { thrownAwayFolder, thrownAwaySettings } from './thrown-away';

export const password = 'Spotlight-2026!';

interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface TestStack extends LocalStack {
  dataDir: string;
  /** A request with the publishable key; `token` signs it as a person. JSON in, JSON or text out. */
  call<T = unknown>(target: string, options?: CallOptions): Promise<Answer<T>>;
  /** A new account and its session. */
  signUp(email?: string): Promise<{ email: string; userId: string; token: string }>;
  mails(): Promise<OutboxEntry[]>;
  /** The latest mail to somebody about something, which may still be on its way. */
  mailTo(email: string, kind: string): Promise<OutboxEntry>;
}

interface CallOptions {
  method?: string;
  /** Sent as JSON; makes the request a POST unless `method` says otherwise. */
  json?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/**
 * A stack of its own over the schema in `migrations/`, in a temporary directory, or the one that is named; `close()`
 * removes it. It does not wait for the disk, as nothing in it has to last.
 */
export async function startTestStack(options: Partial<LocalStackOptions> = {}): Promise<TestStack> {
  const dataDir = options.dataDir ?? (await thrownAwayFolder('stack-'));
  const stack = await startLocalStack({
    dataDir,
    isSeeded: false,
    migrationsDir: path.join(import.meta.dirname, 'migrations'),
    postgresSettings: thrownAwaySettings,
    ...options,
  });

  async function call<T>(target: string, request: CallOptions = {}): Promise<Answer<T>> {
    const { json, token, method = json === undefined ? 'GET' : 'POST' } = request;
    const headers: Record<string, string> = { apikey: stack.publishableKey };
    if (json !== undefined) headers['Content-Type'] = 'application/json';
    if (token) headers['Authorization'] = `Bearer ${token}`;
    const response = await fetch(`${stack.url}${target}`, {
      method,
      headers: { ...headers, ...request.headers },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '';
    const body = (isJson ? JSON.parse(text) : text) as T;
    return { status: response.status, headers: response.headers, body };
  }

  async function mails(): Promise<OutboxEntry[]> {
    const lines = (await readFile(stack.outboxPath, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => JSON.parse(line) as OutboxEntry);
  }

  let accounts = 0;
  return {
    ...stack,
    dataDir,
    call,
    async signUp(email = `person-${++accounts}@example.test`) {
      const { status, body } = await call<{ access_token: string; user: { id: string } }>(
        '/auth/v1/signup',
        { json: { email, password } },
      );
      if (status !== 200) throw new Error(`sign-up of ${email}: ${JSON.stringify(body)}`);
      return { email, userId: body.user.id, token: body.access_token };
    },
    mails,
    async mailTo(email, kind) {
      for (;;) {
        const mail = (await mails()).findLast((one) => one.to === email && one.kind === kind);
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async close() {
      await stack.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
