import { globalCss } from '@spotlight/shared/ui/global-css';
import { jsonBlock } from '../../shell/site/json-block';

/** The page around a remote; the gateway adds where the backend is. */
export const remotePage = (id: string, people: unknown): string =>
  page(
    id,
    `<!--config-->
${jsonBlock('demo-people', people)}
<script defer src="/standalone/main.js"></script>`,
    '<div id="root"></div>',
  );

/** Stands at every address until the first build is done, and asks again by itself. */
export const waitingPage = (id: string, faults = ''): string =>
  page(
    id,
    '<meta http-equiv="refresh" content="1" />',
    `<main style="padding: 16px">
<h1>${id} is being built</h1>
<p role="status">This page opens by itself when the build is done.</p>
<pre>${faults.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</main>`,
  );

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="zh-TW">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${globalCss}</style>
${head}
</head>
<body>${body}</body>
</html>
`;
