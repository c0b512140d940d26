/**
 * Data that stands in a page, for `readJson(id)` of `shell/src/boot/page-plan.ts` or a script of the page
 * to read. Nothing in it ends the element.
 */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** What stands in a page as `jsonBlock` wrote it; `undefined` where there is no such block. */
export function readJsonBlock(html: string, id: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
  const [, json] = block.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}
