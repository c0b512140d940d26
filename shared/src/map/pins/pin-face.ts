import type { PinGroup } from './pin-groups';

const SVG = 'http://www.w3.org/2000/svg';

/** The button of a pin, or of a heap with its number. */
export function pinFace(
  { pins }: PinGroup,
  selected: string | null,
  name: string,
): HTMLButtonElement {
  const [first] = pins;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['pin'] = first?.id;
  namePin(button, name);
  const isSelected = pins.some(({ id }) => id === selected);
  if (isSelected) button.setAttribute('aria-current', 'true');
  const face = document.createElement('span');
  const isHeap = pins.length > 1;
  if (!isHeap && first?.sign) face.append(signOf(first.sign));
  else face.textContent = isHeap ? heapText(pins) : (first?.mark ?? '');
  face.dataset['kind'] = isHeap ? 'heap' : first?.sign ? 'sign' : first?.mark ? 'mark' : 'dot';
  const tones = new Set(pins.map(({ tone = 'accent' }) => tone));
  face.dataset['tone'] = tones.size === 1 ? [...tones][0] : 'accent';
  button.append(face);
  return button;
}

/** How many; of a way's stops the first of them, because a number there is that of a stop. */
function heapText(pins: PinGroup['pins']): string {
  const stops = pins.flatMap(({ mark }) => (mark ? [Number(mark)] : []));
  return stops.length > 0 ? `${Math.min(...stops)}+` : String(pins.length);
}

/** A line drawing as `Icon` makes it, outside of React. */
function signOf(d: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute('d', d);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.dataset['icon'] = '';
  svg.append(lines);
  return svg;
}

/** What keyboards, readers and the mouse that rests on it are told. */
export function namePin(button: HTMLButtonElement, name: string): void {
  button.title = name;
  button.setAttribute('aria-label', name);
}
