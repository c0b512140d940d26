import { formatMoment } from '@spotlight/shared/format/parts';
import labels from '../../locales/own-data.zh-TW.json';
import type { OwnData } from './own-data.schema';

type Row = Record<string, unknown>;

const tables: Readonly<Record<string, string>> = labels.tables;
const columns: Readonly<Record<string, string>> = labels.columns;

/** Ids and places of tables say nothing to people; the JSON beside the page has them. */
const isForPeople = (name: string) =>
  name !== 'id' && !/_ids?$|_ref$|^(bucket|position)$/.test(name);

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return JSON.stringify(value, null, 1);
}

const rowHtml = (row: Row) => {
  const facts = Object.entries(row)
    .filter(([name]) => isForPeople(name))
    .map(
      ([name, value]) =>
        `<dt>${escape(columns[name] ?? name)}</dt><dd>${escape(shown(value))}</dd>`,
    );
  return `<dl>${facts.join('')}</dl>`;
};

const sectionHtml = (title: string, rows: readonly Row[]) =>
  `<section><h2>${escape(title)}<small>${rows.length}</small></h2>${rows.map(rowHtml).join('')}</section>`;

const STYLE = `:root{color-scheme:light dark}body{max-width:760px;margin:0 auto;padding:24px 16px;font:16px/1.7 system-ui,"PingFang TC","Microsoft JhengHei",sans-serif}
h1{font-size:28px}h2{font-size:18px;margin:40px 0 8px}small{margin-inline-start:8px;opacity:.6}
dl{display:grid;grid-template-columns:minmax(7em,12em) 1fr;gap:2px 16px;margin:0 0 12px;padding:12px 16px;border:1px solid #8885;border-radius:8px}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(max-width:480px){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}`;

/** The person's data as a page that opens without network, on light and dark screens. */
export function ownDataPage({ madeAt, account, tables: rows }: OwnData): string {
  const known = Object.keys(tables).filter((name) => rows[name]);
  const others = Object.keys(rows).filter((name) => !tables[name]);
  const sections = [...known, ...others].map((name) =>
    sectionHtml(tables[name] ?? name, rows[name] ?? []),
  );
  return `<!doctype html>
<html lang="zh-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(labels.title)}</title><style>${STYLE}</style></head>
<body><h1>${escape(labels.title)}</h1><p>${escape(labels.lead)}</p>
<p>${escape(labels.madeAt)}${escape(formatMoment(madeAt))}</p>
${sectionHtml(labels.account, [account])}
${sections.join('\n')}
</body></html>
`;
}
