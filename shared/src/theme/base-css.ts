import { getOverlaySelector } from "./overlay-attributes.ts";

/** Base rules for elements. `:where` keeps their specificity at zero, so components override them easily. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media (max-width:719.98px){${getOverlaySelector("modal")}{overflow:hidden}}
body{margin:0;min-height:100dvh;background:var(--bg);color:var(--text);font:var(--t-body);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;-webkit-tap-highlight-color:transparent}
:where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0}
:where(fieldset){border:0;min-width:0}
:where(ul,ol){list-style:none}
:where(h1){font:var(--t-h1);letter-spacing:-0.02em}
:where(h2){font:var(--t-h2);letter-spacing:-0.014em}
:where(h3){font:var(--t-h3);letter-spacing:-0.008em}
:where(h1,h2,h3,p){overflow-wrap:break-word}
:where(a){color:var(--accent-text);text-underline-offset:3px}
:where(img,svg,video){display:block}
:where(img,video){max-width:100%}
:where(button,input,select,textarea){font:inherit;color:inherit}
:where(button){background:none;border:0;padding:0;cursor:pointer;text-align:inherit;touch-action:manipulation}
:where(dialog){color:inherit}
:where(:focus-visible){outline:2.5px solid var(--focus);outline-offset:2px;border-radius:var(--r-sm)}
[hidden]:not([hidden="until-found"]){display:none!important}
`;

/** Disables motion for users who prefer reduced motion. Elements with `data-motion="own"` handle the preference themselves. */
export const reducedMotionCss = `
@media (prefers-reduced-motion:reduce){
*:not([data-motion="own"]),*:not([data-motion="own"])::before,*:not([data-motion="own"])::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}
}
`;

/** Replaces fills and edges with the user's system colours. The hold shapes stay. */
export const forcedColorsCss = `
@media (forced-colors:active){
:root:root{--bg:Canvas;--surface:Canvas;--raised:Canvas;--subtle:Canvas;--sunken:Canvas;--hover:Canvas;--line:CanvasText;--line-strong:CanvasText;--text:CanvasText;--text-2:CanvasText;--text-3:CanvasText;--accent:Highlight;--on-accent:HighlightText;--accent-text:LinkText;--accent-soft:Canvas;--focus:Highlight;--map-bg:Canvas;--map-mat:Canvas;--map-mat-line:CanvasText;--map-wall:CanvasText}
[data-circuit][data-circuit]{--c-fill:Canvas;--c-edge:CanvasText;--c-ink:CanvasText;--c-text:CanvasText;--c-tint:Canvas}
}
`;
