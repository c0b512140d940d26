import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { OutboxEntry } from '../../supabase/mails/mail-transport';
import { dataDir } from './site-under-test';

/** Waits for the mail to somebody about something, and returns the latest. */
export async function mailOf(to: string, kind: string): Promise<OutboxEntry> {
  let mail: OutboxEntry | undefined;
  await expect
    .poll(async () => (mail = await findMail(to, kind)), {
      message: `a mail (${kind}) to ${to}`,
      timeout: 20_000,
    })
    .toBeDefined();
  return mail as OutboxEntry;
}

async function findMail(to: string, kind: string): Promise<OutboxEntry | undefined> {
  const text = await readFile(path.join(dataDir, 'outbox.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OutboxEntry)
    .findLast((entry) => entry.to === to && entry.kind === kind);
}
