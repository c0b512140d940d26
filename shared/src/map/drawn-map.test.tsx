import './jsdom-size.fixture';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShell } from '../contract/testing';
import type { MapPin, MapPoint, MapRest, TaiwanMapProps } from '../ui/map/map.types';
import { DrawnMap } from './drawn-map';
import { DrawnPicker } from './drawn-picker';

const pin = (id: string, name: string, lat: number, lng: number, city: string): MapPin => ({
  id,
  name,
  city,
  point: { lat, lng },
});
const taipei = [
  pin('a', '午夜迪斯可', 25.04, 121.52, 'taipei'),
  pin('b', '初雪咖啡', 25.08, 121.56, 'taipei'),
];
const kaohsiung = pin('c', '港邊市集', 22.62, 120.28, 'kaohsiung');
const buttons = () =>
  screen.getAllByRole('button').flatMap((button) => button.dataset['pin'] ?? []);

afterEach(() => jest.useRealTimers());

function show(props: Partial<TaiwanMapProps>) {
  const onRest = jest.fn<void, [MapRest]>();
  const onPick = jest.fn();
  const view = renderInShell(
    <DrawnMap label="活動分布圖" pins={[]} onRest={onRest} onPick={onPick} {...props} />,
  );
  return { ...view, onRest, onPick, user: userEvent.setup() };
}

test('pins are named buttons; what lies together is one, with its number and its district', async () => {
  const { onRest } = show({
    pins: [...taipei, kaohsiung],
    countText: (count) => `${count} 場活動`,
  });
  expect(await screen.findByRole('button', { name: '港邊市集' })).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: /^台北市\S+區，2 場活動$/ }),
  ).toBeInTheDocument();
  expect(onRest).toHaveBeenLastCalledWith({ view: null, inView: ['a', 'b', 'c'] });
});

test('a pin shows its sign in no language, and is called by its name', async () => {
  const line = 'M5 12h14';
  show({
    pins: [
      { ...kaohsiung, sign: line },
      { ...taipei[0]!, mark: '2' },
    ],
  });
  const signed = await screen.findByRole('button', { name: '港邊市集' });
  expect(signed.querySelector('path')).toHaveAttribute('d', line);
  expect(signed).toHaveTextContent('');
  expect(screen.getByRole('button', { name: '午夜迪斯可' })).toHaveTextContent('2');
});

test('a pin carries its lamp, a heap the shares of its lamps', async () => {
  const [a, b] = taipei;
  show({
    pins: [
      { ...a!, lamp: 'full' },
      { ...b!, lamp: 'empty' },
      { ...kaohsiung, lamp: 'half', isSquare: true },
    ],
  });
  const single = await screen.findByRole('button', { name: '港邊市集' });
  expect(single.firstElementChild).toHaveAttribute('data-lamp', 'half');
  expect(single.firstElementChild).toHaveAttribute('data-square');
  const heap = screen.getByRole('button', { name: /2 個地點/ }).firstElementChild as HTMLElement;
  expect(heap).not.toHaveAttribute('data-lamp');
  const ring = heap.style.getPropertyValue('--ring');
  expect(ring).toContain('var(--success) 0% 50%');
  expect(ring).toContain('var(--line-control) 50% 100%');
});

test('a heap of stops shows the first of them, not how many: a number on a way is that of a stop', async () => {
  show({ pins: [...taipei, kaohsiung].map((each, n) => ({ ...each, mark: String(n + 4) })) });
  expect(await screen.findByRole('button', { name: /2 個地點/ })).toHaveTextContent('4+');
});

test('a heap is opened by the keyboard: the map goes near, its pins are told apart, the focus stays with them', async () => {
  const { user, onRest, onPick } = show({ pins: [...taipei, kaohsiung] });
  const heap = await screen.findByRole('button', { name: /2 個地點/ });
  act(() => heap.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: '午夜迪斯可' })).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
  await waitFor(() => expect(onRest.mock.lastCall![0].inView).toEqual(['a', 'b']));
  expect(onRest.mock.lastCall![0].view?.zoom).toBeGreaterThan(10);
});

/** Where a pin is in the picture: where it lies in the pane, and where the pane does. */
function leftOf(button: HTMLElement): number {
  const [marker, pane] = [
    button.closest<HTMLElement>('.map-pin'),
    button.closest<HTMLElement>('.leaflet-map-pane'),
  ];
  return parseFloat(marker?.style.left ?? '') + parseFloat(pane?.style.left || '0');
}

test('in a low picture no pin lies below the buttons, however far apart they are', async () => {
  const far = [
    pin('m', '馬祖燈塔', 26.15, 119.95, 'lienchiang'),
    pin('k', '墾丁海邊', 21.95, 120.8, 'pingtung'),
    pin('t', '龜山島', 24.84, 121.95, 'yilan'),
  ];
  renderInShell(
    <div data-shape="card">
      <DrawnMap label="應援點" pins={far} />
    </div>,
  );
  const east = await screen.findByRole('button', { name: '龜山島' });
  // Two columns of buttons, and a margin, in a picture of 375.
  expect(leftOf(east)).toBeLessThanOrEqual(375 - 112);
  expect(leftOf(await screen.findByRole('button', { name: '馬祖燈塔' }))).toBeGreaterThan(0);
});

test('a heap at one address is picked as a whole, a pin by itself', async () => {
  const { user, onPick } = show({
    pins: [taipei[0]!, { ...taipei[1]!, point: taipei[0]!.point }, kaohsiung],
  });
  await user.click(await screen.findByRole('button', { name: /2 個地點/ }));
  expect(onPick).toHaveBeenLastCalledWith(['a', 'b']);
  await user.click(screen.getByRole('button', { name: '港邊市集' }));
  expect(onPick).toHaveBeenLastCalledWith(['c']);
});

test('what has only a city stands in the middle of it, what has neither nowhere', async () => {
  show({
    pins: [
      { id: 'k', name: '金門小聚', city: 'kinmen', point: null },
      { id: 'n', name: '線上', point: null },
    ],
  });
  expect(await screen.findByRole('button', { name: '金門小聚' })).toBeInTheDocument();
  expect(buttons()).toEqual(['k']);
});

test('however often one presses 放大, the picture ends at a district and its name', async () => {
  const { user, onRest } = show({ pins: [taipei[0]!] });
  const closer = await screen.findByRole('button', { name: '放大' });
  for (let press = 0; press < 20; press++) await user.click(closer);
  await waitFor(() => expect(onRest.mock.lastCall![0].view?.zoom).toBe(13));
  expect(closer).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText(/^台北市\S+區$/)).toBeVisible();
});

test('arrow keys move the map from any of its buttons, and 回到全部 undoes it', async () => {
  const { user, onRest } = show({ pins: [...taipei, kaohsiung] });
  const closer = screen.getByRole('button', { name: '放大' });
  await waitFor(() => expect(onRest).toHaveBeenCalled());
  onRest.mockClear();
  // What stands beside the map waits until it rests.
  jest.useFakeTimers();
  for (const key of ['+', '+', 'ArrowDown', 'ArrowDown']) {
    fireEvent.keyDown(closer, { key });
    act(() => jest.advanceTimersByTime(100));
  }
  expect(onRest).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(100));
  jest.useRealTimers();
  expect(onRest).toHaveBeenCalledTimes(1);
  expect(onRest.mock.lastCall?.[0].view).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '回到全部' }));
  expect(onRest).toHaveBeenLastCalledWith({ view: null, inView: ['a', 'b', 'c'] });
});

test('a map that is being left says nothing more: it would lead back', async () => {
  const { user, onRest } = show({ pins: [...taipei, kaohsiung] });
  const closer = await screen.findByRole('button', { name: '放大' });
  await waitFor(() => expect(onRest).toHaveBeenCalled());
  onRest.mockClear();
  history.pushState(null, '', '/elsewhere');
  await user.click(closer);
  await user.click(screen.getByRole('button', { name: '回到全部' }));
  expect(onRest).not.toHaveBeenCalled();
  history.pushState(null, '', '/');
});

test('streets that do not arrive are said to be missing, and the pins stay', async () => {
  const config = document.createElement('script');
  config.id = 'app-config';
  config.type = 'application/json';
  config.textContent = JSON.stringify({
    mapTiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: '© OSM' },
  });
  document.body.append(config);
  const { container } = show({ pins: taipei });
  const tiles = await waitFor(() => {
    const found = container.querySelectorAll('img.leaflet-tile');
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  for (const tile of tiles) fireEvent.error(tile);
  expect(await screen.findByText('街道圖暫時無法載入，先顯示行政區')).toBeVisible();
  expect(screen.queryByText('© OSM')).toBeNull();
  expect(buttons()).not.toEqual([]);
  config.remove();
});

test('a way is drawn for the eye alone', async () => {
  const { container } = show({ pins: taipei, route: [taipei[0]!.point!, taipei[1]!.point!] });
  await waitFor(() =>
    expect(container.querySelector('.map-route')?.closest('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    ),
  );
});

test('the point of a form moves with the arrow keys', async () => {
  const user = userEvent.setup();
  const Form = () => {
    const [point, setPoint] = useState<MapPoint | null>({ lat: 25.026, lng: 121.53 });
    return <DrawnPicker label="地圖圖釘" city="taipei" point={point} onChange={setPoint} />;
  };
  renderInShell(<Form />);
  const before = await screen.findByRole('button', { name: /圖釘，目前在 25\.02600, 121\.53000/ });
  act(() => before.focus());
  await user.keyboard('{ArrowDown}');
  expect(
    await screen.findByRole('button', { name: /圖釘，目前在 25\.025\d\d, 121\.53000/ }),
  ).toHaveFocus();
});

test('without a point the keyboard puts it in the middle of the city', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderInShell(<DrawnPicker label="地圖圖釘" city="tainan" point={null} onChange={onChange} />);
  await user.click(await screen.findByRole('button', { name: '在地圖中央放上圖釘' }));
  expect(onChange).toHaveBeenCalledWith({
    lat: expect.closeTo(22.99, 1) as number,
    lng: expect.closeTo(120.2, 1) as number,
  });
});
