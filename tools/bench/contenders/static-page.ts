import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Contender } from './contender';
import type { Card } from './demo-cards';

/**
 * The floor of a page: its heading and the same cards as a page written by hand, without a script. Nothing
 * that has to fetch code can be quicker.
 */
export const publishStaticList = (
  folder: string,
  heading: string,
  cards: readonly Card[],
): Contender =>
  publish(
    folder,
    `<h1>${escape(heading)}</h1>${cards.map((card) => `<article>${contentOf(card, 'h2')}</article>`).join('\n')}`,
  );

/** The floor of a page about one thing. */
export const publishStaticDetail = (folder: string, card: Card): Contender =>
  publish(folder, `<section>${contentOf(card, 'h1')}</section>`);

function publish(folder: string, content: string): Contender {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), pageOf(content));
  writeFileSync(path.join(folder, 'site.css'), style);
  writeFileSync(path.join(folder, 'csp.txt'), "default-src 'self'; img-src 'self' data:");
  return { name: 'static page', siteDir: folder };
}

const style = `body{margin:0;font-family:system-ui,"Noto Sans TC",sans-serif;background:#fbfafc;color:#1c1625}
header{padding:16px;border-bottom:1px solid #ddd}main{padding:16px;display:grid;gap:16px}
article,section{border:1px solid #ddd;border-radius:12px;overflow:hidden}figure{margin:0;height:200px;background:#43277a}
div{padding:16px}h1{margin:0 0 8px}h2{font-size:1.125rem;margin:0 0 8px}p{margin:0 0 4px}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const contentOf = ({ title, lines }: Card, heading: 'h1' | 'h2') =>
  `<figure></figure><div><${heading}>${escape(title)}</${heading}>` +
  `${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</div>`;

const pageOf = (content: string) => `<!doctype html>
<html lang="zh-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>聚光 Spotlight</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"></head>
<body><header><b>聚光</b> Spotlight</header><main>${content}</main></body>
</html>
`;
