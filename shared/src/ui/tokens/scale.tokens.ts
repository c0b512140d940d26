/**
 * What does not change with the theme: type, space, shape, motion, and the colours of the stage.
 * The platform's own Chinese font comes first; Linux names its one by itself, because `system-ui` there
 * picks a Latin font that does not go with it.
 */
export const scaleCss = `
--font-sans:"Noto Sans CJK TC",system-ui,"PingFang TC","Noto Sans TC","Microsoft JhengHei",sans-serif;
--font-mono:ui-monospace,"SF Mono",Menlo,Consolas,monospace;
--text-12:.75rem;--text-14:.875rem;--text-16:1rem;--text-18:1.125rem;--text-22:1.375rem;--text-28:1.75rem;--text-36:2.25rem;
--leading-tight:1.3;--leading-title:1.45;--leading-body:1.7;--leading-dense:1.5;
--weight-regular:400;--weight-medium:500;--weight-bold:700;
--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:20px;--space-6:24px;--space-8:32px;--space-10:40px;--space-12:48px;--space-16:64px;--space-20:80px;
--content:1200px;--gutter:16px;--header-h:56px;--section-gap:48px;
--radius-6:6px;--radius-control:8px;--radius-card:12px;--radius-sheet:16px;--radius-pill:999px;
--control-sm:36px;--control-md:44px;--control-lg:52px;
--ease:cubic-bezier(.2,.7,.2,1);--fast:150ms;--base:200ms;--slow:250ms;
--stage-ground:oklch(.15 .045 300);--stage-top:oklch(.255 .115 330);--stage-side:oklch(.215 .095 300);
--stage-beam-rose:oklch(.74 .15 350);--stage-beam-warm:oklch(.8 .13 62);--stage-beam-violet:oklch(.66 .16 300);
--stage-dust:oklch(.92 .03 320);--stage-link:oklch(.88 .105 84);
--tag-ground:oklch(.19 .03 300/.78);--tag-ink:oklch(1 0 0);--tag-line:oklch(1 0 0/.22);
--brand-ground:oklch(.19 .045 305);--brand-line:transparent;--brand-cone:oklch(.6 .22 350);--brand-core:oklch(.78 .13 345);--brand-pool:oklch(.86 .14 82);`;
