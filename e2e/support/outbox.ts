import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { OutboxEntry } from '../../tools/local-stack/mails/mail-transport';
import { dataDir } from './site-under-test';

/** Waits for the mail to somebody, of one kind, and returns the link in it. */
export async function mailedLink(to: string, kind: string): Promise<string> {
  let link: string | null = null;
  await expect
    .poll(async () => (link = await findLink(to, kind)), {
      message: `a mail (${kind}) with a link to ${to}`,
    })
    .not.toBeNull();
  return link ?? '';
}

async function findLink(to: string, kind: string): Promise<string | null> {
  const text = await readFile(path.join(dataDir, 'outbox.jsonl'), 'utf8').catch(() => '');
  const entries = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OutboxEntry);
  return entries.findLast((entry) => entry.to === to && entry.kind === kind)?.link ?? null;
}
