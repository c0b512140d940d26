import { fromDesktop, fromTablet } from '@spotlight/shared/ui/media';

/** Bones of a shape; each shape shows as many as it has. */
export const SHAPE_BONES = 9;

const tablet = `@media ${fromTablet}`;
const desktop = `@media ${fromDesktop}`;

/**
 * The rules of the places of pages, in the style of every document: what stands there before a script has run,
 * and what the shell draws while a page's code is under way. One string, so that both are the same.
 */
export const pageShapeCss = `
.first-paint-header{height:var(--header-h);border-bottom:1px solid var(--line)}
.first-paint-header>div{display:flex;align-items:center;gap:10px;height:100%;max-width:calc(var(--content) + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.first-paint-header b{font-size:20px;letter-spacing:.04em;line-height:1}
.first-paint-header span{display:none;color:var(--ink-3);font-size:var(--text-12);letter-spacing:.08em}
[data-bare] .first-paint-header{display:none}
#not-started{position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:12px var(--gutter);background:var(--surface);border-top:1px solid var(--line);text-align:center}
.page-shape{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:16px;max-width:calc(var(--shape-width,var(--content)) + 2*var(--gutter));min-height:calc(100dvh - var(--header-h));margin-inline:auto;padding:28px var(--gutter) 48px}
.page-shape i{height:112px;border-radius:var(--radius-card);background:var(--surface-3)}
.page-shape i:nth-child(-n+2){grid-column:1/-1;width:min(56%,220px);height:36px;border-radius:var(--radius-6)}
.page-shape i:nth-child(2){width:min(88%,400px);height:16px}
${of('cards', ' i:nth-child(n+3)')}{height:300px}
${of('cards', ' i:nth-child(3)')}{grid-column:1/-1;height:64px}
${of('form', ' i:nth-child(3)')}{height:480px}
${of('form', ' i:nth-child(n+4)')},${of('notice', ' i:nth-child(n+3)')}{display:none}
${of('notice', '')}{justify-items:center;padding-top:196px}
${of('detail', '')}{padding-top:0}
${of('detail', ' i:first-child')}{width:auto;height:auto;margin-inline:calc(-1*var(--gutter));border-radius:0;aspect-ratio:16/9}
${of('detail', ' i:nth-child(2)')}{height:36px}
${of('desk', '')}{--shape-width:100%;padding-top:76px}
${of('desk', ' i:nth-child(n+3)')}{height:52px}
${tablet}{${of('cards', '')}{grid-template-columns:repeat(2,minmax(0,1fr))}${of('cards', ' i:nth-child(-n+2)')}{justify-self:center}${of('cards', ' i:first-child')}{height:48px}}
${desktop}{.first-paint-header span{display:inline}${of('cards', '')}{grid-template-columns:repeat(3,minmax(0,1fr))}${of('detail', '')}{padding-top:56px}${of('detail', ' i:first-child')}{width:65%;margin-inline:0;border-radius:var(--radius-card)}${of('desk', '')}{padding:22px 24px 48px 240px}}`.replace(
  /\n/g,
  '',
);

/** A shape as the document has it, and as the shell draws it. */
function of(shape: string, rest: string): string {
  return `:is([data-shape=${shape}] .first-paint>.page-shape,.page-shape[data-shape=${shape}])${rest}`;
}
