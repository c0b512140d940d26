/**
 * Data that stands in a page, for `readJson(id)` of `shell/src/boot/page-plan.ts` or a script of the page
 * to read. Nothing in it ends the element.
 */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
