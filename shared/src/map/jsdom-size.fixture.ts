/** What Leaflet asks a browser for and jsdom, which lays nothing out, has not: import it before the map. */
const size = { clientWidth: 375, clientHeight: 420 };
for (const [name, value] of Object.entries(size)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}
Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
// Without a layout no movement ever ends.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('reduced-motion'),
    onchange: null,
  }) as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
