/**
 * Data that stands in a page, for `readJson(id)` of `shell/src/boot/page-plan.ts` or a script of the page
 * to read. Nothing in it ends the element.
 */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const blockOf = (id: string) =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');

/** What stands in a page as `jsonBlock` wrote it; `undefined` where there is no such block. */
export function readJsonBlock(html: string, id: string): unknown {
  const [, json] = blockOf(id).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The same page with something else in a block. */
export const replaceJsonBlock = (html: string, id: string, value: unknown): string =>
  html.replace(blockOf(id), () => jsonBlock(id, value));
