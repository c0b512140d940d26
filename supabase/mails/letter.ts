import type { Letter } from '@spotlight/shared/notifications/letter';
import { inForce, languageSpoken } from '@spotlight/shared/format/parts';
import chinese from '@spotlight/shared/locales/mails.zh-TW.json' with { type: 'json' };

const texts = () => inForce(chinese);

/** A letter as simple HTML: one column, no pictures, nothing fetched. */
export function letterAsHtml(letter: Letter): string {
  const { subject, greeting, paragraphs, facts = [], more = [], action, footer } = letter;
  const lines = [greeting, ...paragraphs].filter((line) => line !== undefined);
  const table = facts.map(
    ({ label, value }) =>
      `<tr><td style="${style.label}">${escape(label)}</td><td style="${style.value}">${escape(value)}</td></tr>`,
  );
  const button =
    action &&
    `<p><a href="${escape(action.url)}" style="${style.button}">${escape(action.label)}</a></p>`;
  const others = more.map(({ text, url }) =>
    url
      ? `<li><a href="${escape(url)}" style="${style.quiet}">${escape(text)}</a></li>`
      : `<li>${escape(text)}</li>`,
  );
  const link =
    footer.link &&
    `<br><a href="${escape(footer.link.url)}" style="${style.quiet}">${escape(footer.link.label)}</a>`;
  return `<!doctype html>
<html lang="${languageSpoken()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="${style.body}"><div style="${style.column}">
<p style="${style.brand}">${escape(texts().brand)}</p>
${lines.map((line) => `<p>${escape(line).replaceAll('\n', '<br>')}</p>`).join('\n')}
${table.length > 0 ? `<table role="presentation" style="${style.table}">${table.join('')}</table>` : ''}
${button ?? ''}
${others.length > 0 ? `<p>${escape(texts().alsoNew)}</p>\n<ul style="${style.list}">${others.join('')}</ul>` : ''}
<p style="${style.footer}">${escape(footer.text)}${link ?? ''}</p>
</div></body></html>`;
}

// Mail programs read no style sheets; without colours of ours their own dark mode works.
const style = {
  body: 'margin:0;padding:24px 16px;font:16px/1.7 system-ui,&quot;PingFang TC&quot;,&quot;Microsoft JhengHei&quot;,sans-serif',
  column: 'max-width:560px;margin:0 auto',
  brand: 'margin:0 0 24px;font-weight:700;font-size:18px',
  table: 'border-collapse:collapse;margin:16px 0',
  label: 'padding:4px 16px 4px 0;opacity:.7;vertical-align:top;white-space:nowrap',
  value: 'padding:4px 0;font-weight:700',
  button:
    'display:inline-block;padding:10px 24px;border-radius:8px;background:#b3146d;color:#fff;font-weight:700;text-decoration:none',
  footer: 'margin-top:40px;padding-top:16px;border-top:1px solid #8884;font-size:14px;opacity:.8',
  list: 'margin:8px 0 16px;padding-left:24px',
  quiet: 'color:inherit',
};

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
