/**
 * The rules of a prerendered page. Each page has others, and the policy, which is one header for all pages, lets only styles
 * stand inline that it can name. So they stand in a block of data, and a script that is the same in every page makes a sheet
 * of them, before what follows is drawn. The takeover drops it (`shell/src/boot/replay.ts`).
 */
export const pageStyleScript =
  'document.adoptedStyleSheets=[new CSSStyleSheet];document.adoptedStyleSheets[0].replaceSync(document.currentScript.previousSibling.text)';

/** @param rules nothing in them may end a script element */
export const pageStyle = (rules: string): string =>
  `<script type="text/css">${rules.replaceAll('</', '<\\/').replaceAll('<!', '<\\!')}</script><script>${pageStyleScript}</script>`;
