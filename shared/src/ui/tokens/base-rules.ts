/**
 * Element defaults of the whole site: reset, type, focus, and what a modal does to the page. Chinese typefaces draw the
 * quotes and apostrophes of English as wide as a character, so English takes them from another one.
 */
export const baseCss = `
*,::before,::after{box-sizing:border-box}
html{font-family:var(--font-sans);line-height:var(--leading-body);color:var(--ink);background:var(--bg);text-size-adjust:100%;-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--header-h) + 16px);text-autospace:normal;-webkit-tap-highlight-color:transparent}
@font-face{font-family:"Latin quotes";src:local("Arial"),local("Liberation Sans"),local("Roboto"),local("DejaVu Sans");unicode-range:U+2018-2019,U+201C-201D}
html:lang(en){font-family:"Latin quotes",var(--font-sans)}
html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:linear-gradient(var(--scrim),var(--scrim)),var(--bg)}
body{margin:0;background:var(--bg);min-height:100dvh;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-size:inherit;line-height:var(--leading-title);text-wrap:balance}
p{text-wrap:pretty}
img,svg,video{display:block;max-width:100%}
:where([data-icon]){fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,[role=tab],summary,select,label:has(input){cursor:pointer}
button:disabled,input:disabled,select:disabled{cursor:not-allowed}
a{color:inherit;text-decoration:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
[tabindex="-1"]:focus-visible{outline:0}
::selection{background:var(--accent-soft);color:var(--ink)}
[data-surface]{color:var(--ink)}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;
