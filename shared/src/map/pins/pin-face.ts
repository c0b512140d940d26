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
  if (pins.every(({ isQuiet }) => isQuiet)) face.dataset['quiet'] = '';
  if (!isHeap && first?.isSquare) face.dataset['square'] = '';
  if (!isHeap && first?.lamp) face.dataset['lamp'] = first.lamp;
  if (isHeap && pins.some(({ lamp }) => lamp)) {
    face.dataset['ring'] = '';
    face.style.setProperty('--ring', ringOf(pins));
  }
  button.append(face);
  return button;
}

/** How many; of a way's stops the first of them, because a number there is that of a stop. */
function heapText(pins: PinGroup['pins']): string {
  const stops = pins.flatMap(({ mark }) => (mark ? [Number(mark)] : []));
  return stops.length > 0 ? `${Math.min(...stops)}+` : String(pins.length);
}

/** What a lamp, or none of them, is in the ring of a heap. */
const ringColours = [
  ['full', 'var(--success)'],
  ['half', 'var(--amber)'],
  ['empty', 'var(--line-control)'],
  [undefined, 'var(--inverse)'],
] as const;

/** The shares of the lamps of a heap, one after the other. */
function ringOf(pins: PinGroup['pins']): string {
  let from = 0;
  const shares = ringColours.map(([kind, colour]) => {
    const to = from + (pins.filter(({ lamp }) => lamp === kind).length / pins.length) * 100;
    const share = `${colour} ${from}% ${to}%`;
    from = to;
    return share;
  });
  return `conic-gradient(${shares.join(', ')})`;
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
