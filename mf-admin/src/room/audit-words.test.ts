import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import auditTexts from '../locales/audit.zh-TW.json';
import {
  auditChanges,
  auditSentence,
  columnName,
  columnValue,
  type AuditTexts,
} from './audit-words.rules';

const migrations = path.join(import.meta.dirname, '../../../supabase/migrations');
const law = readdirSync(migrations)
  .map((name) => readFileSync(path.join(migrations, name), 'utf8'))
  .join('\n');

/** Things whose log stands in a panel. */
const shown = [
  'profiles',
  'events',
  'venues',
  'performer_profiles',
  'advertisements',
  'ad_placements',
  'ad_products',
  'event_registrations',
  'subscription_plans',
  'plan_catalog',
  'support_ad_orders',
  'support_campaigns',
  'support_spots',
  'products',
  'reports',
  'orders',
];

const t = ((key: string, values: Record<string, string> = {}) => {
  const [, name = ''] = key.split('.');
  const text = auditTexts.audit[name as 'read'];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}) as AuditTexts;
const entry = (action: string, after: Record<string, unknown> | null = null) => ({
  id: 1,
  at: '2026-11-20T04:00:00Z',
  actorName: '周怡君',
  action,
  before: null,
  after,
  names: {},
});

it.each(shown)('every column of %s that is written down has a name', (table) => {
  const [, written = ''] =
    new RegExp(
      `trigger audit after (?:insert or )?update or delete on public\\.${table}\\n[^;]*write_audit\\(([^;]*)\\);`,
    ).exec(law) ?? [];
  const columns = [...written.matchAll(/'(\w+)'/g)].map(([, column = '']) => column);
  expect(columns).not.toEqual([]);
  expect(columns.filter((column) => columnName(column) === column)).toEqual([]);
});

it.each(shown)('every state of %s has a word', (table) => {
  const [, columns = ''] =
    new RegExp(String.raw`create table public\.${table} \(([\s\S]*?)\n\);`).exec(law) ?? [];
  const [, stated = ''] =
    /\n {2}status text[^;]*?check \(\s*status in \(([^)]*)\)/.exec(columns) ?? [];
  const states = [...stated.matchAll(/'(\w+)'/g)].map(([, state = '']) => state);
  expect(states.length > 1).toBe(columns.includes('\n  status text'));
  expect(states.filter((state) => columnValue('status', state, {}, t) === state)).toEqual([]);
});

it('every act that the server writes down has a sentence', () => {
  const acts = [
    ...law.matchAll(/log_act\(\s*'(\w+)'/g),
    ...law.matchAll(/'server'\), '(\w+)', '/g),
    ...law.matchAll(/log_contact_message\(p_message_id, '(\w+)'/g),
  ].map(([, act = '']) => act);
  expect(acts.length).toBeGreaterThan(10);
  const unsaid = [...new Set(acts)].filter((act) => auditSentence(entry(act), t).endsWith(act));
  expect(unsaid).toEqual([]);
});

it('a change is told in words', () => {
  const changed = entry('update', { status: 'cancelled', organizer_id: null });
  expect(auditSentence(changed, t)).toBe('周怡君 修改了 狀態、主辦人');
  expect(columnValue('status', 'pending_approval', {}, t)).toBe('待審核');
  expect(columnValue('title', 'active', {}, t)).toBe('active');
  expect(columnValue('is_active', false, {}, t)).toBe('否');
  expect(columnValue('title', '', {}, t)).toBe('（空白）');
  expect(columnValue('cancel_at', '2026-11-26', {}, t)).toBe('2026/11/26(四)');
  expect(columnValue('ends_at', '2026-11-26T04:00:00+00:00', {}, t)).toBe('2026/11/26(四) 12:00');
  const owner = '615ad9ca-56f5-4f78-8fdd-ae96ea8d265f';
  expect(columnValue('owner_id', owner, { [owner]: '月爐空間' }, t)).toBe('月爐空間');
  expect(columnValue('owner_id', owner, {}, t)).toBe('615ad9ca');
});

it('a page that was handed over tells from whom to whom', () => {
  expect(auditChanges(entry('hand_over_page', { from: 'a', to: 'b', reason: '換人' }))).toEqual([
    { column: 'owner_id', before: 'a', after: 'b' },
  ]);
  expect(auditChanges(entry('read', { rows: 3 }))).toEqual([]);
});
