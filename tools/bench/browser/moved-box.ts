/**
 * The floor of a map: a page with nothing but a coloured box that follows a finger, moved as Leaflet moves its pane. What
 * it does not reach, no map does on the machine that measures.
 */
export const movedBox = `<!doctype html>
<html lang="zh-TW">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>box</title>
<style>body{margin:0}.box{position:relative;overflow:hidden;height:560px;touch-action:none}
.leaflet-map-pane{position:absolute;inset:0;background:linear-gradient(#43277a,#fbfafc);will-change:transform}</style></head>
<body><div class="box"><div class="leaflet-map-pane"></div></div><script>
const pane = document.querySelector('.leaflet-map-pane');
let at = { x: 0, y: 0 }, from = null, asked = 0;
document.querySelector('.box').addEventListener('pointerdown', (event) => {
  from = { x: event.clientX - at.x, y: event.clientY - at.y };
});
addEventListener('pointermove', (event) => {
  if (!from) return;
  at = { x: Math.round(event.clientX - from.x), y: Math.round(event.clientY - from.y) };
  cancelAnimationFrame(asked);
  asked = requestAnimationFrame(() => {
    pane.style.transform = 'translate3d(' + at.x + 'px, ' + at.y + 'px, 0)';
  });
});
addEventListener('pointerup', () => { from = null; });
</script></body>
</html>
`;
