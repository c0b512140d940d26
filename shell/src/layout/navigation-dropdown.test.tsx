import { renderInShell } from '@spotlight/shared/contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationDropdown } from './navigation-dropdown';
import { entriesOf } from './navigation';
import { navigationFixture } from './testing/navigation.fixture';
import { HOVER_CLOSE_MS, HOVER_OPEN_MS, HOVER_SKIP_MS } from './use-hover-disclosure';

const items = entriesOf(navigationFixture, 'idol-support', null);
const trigger = () => screen.getByRole('button', { name: '偶像應援' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const enter = (pointerType = 'mouse') =>
  fireEvent.pointerEnter(trigger().parentElement as HTMLElement, { pointerType });
const leave = () =>
  fireEvent.pointerLeave(trigger().parentElement as HTMLElement, { pointerType: 'mouse' });

// jsdom's pointer events forget their type.
beforeAll(() => {
  class PointerEventWithType extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  }
  Object.defineProperty(window, 'PointerEvent', {
    value: PointerEventWithType,
    configurable: true,
  });
});

describe('under the mouse', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderInShell(<NavigationDropdown label="偶像應援" items={items} />);
  });
  afterEach(() => jest.useRealTimers());

  it('opens after 200 ms of rest', () => {
    enter();
    pass(HOVER_OPEN_MS - 1);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
  });

  it('does not open for a mouse that only passes over', () => {
    enter();
    pass(HOVER_OPEN_MS - 1);
    leave();
    pass(1000);
    expect(isOpen()).toBe(false);
  });

  it('closes 150 ms after the mouse has left, unless it comes back', () => {
    enter();
    pass(HOVER_OPEN_MS);
    leave();
    pass(HOVER_CLOSE_MS - 1);
    enter();
    pass(1000);
    expect(isOpen()).toBe(true);
    leave();
    pass(HOVER_CLOSE_MS);
    expect(isOpen()).toBe(false);
  });

  it('opens at once within 300 ms after closing', () => {
    enter();
    pass(HOVER_OPEN_MS);
    leave();
    pass(HOVER_CLOSE_MS);
    pass(HOVER_SKIP_MS - 1);
    enter();
    pass(0);
    expect(isOpen()).toBe(true);
  });

  it('waits again once 300 ms have passed', () => {
    enter();
    pass(HOVER_OPEN_MS);
    leave();
    pass(HOVER_CLOSE_MS);
    pass(HOVER_SKIP_MS);
    enter();
    pass(HOVER_OPEN_MS - 1);
    expect(isOpen()).toBe(false);
  });

  it('stays open when a click follows the hover', () => {
    enter();
    pass(HOVER_OPEN_MS);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('does not take a finger for a mouse', () => {
    enter('touch');
    pass(1000);
    expect(isOpen()).toBe(false);
  });
});

describe('by keyboard', () => {
  beforeEach(() => {
    renderInShell(
      <>
        <NavigationDropdown label="偶像應援" items={items} />
        <button type="button">別處</button>
      </>,
    );
  });

  it('opens with Enter and closes with Escape, which gives the focus back', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '生日專區' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveFocus();
  });

  it('opens with the arrow down and walks through the links in a circle', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(screen.getByRole('link', { name: '生日專區' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '應援地圖' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '生日專區' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: '應援地圖' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('link', { name: '應援地圖' })).toHaveFocus();
  });

  it('closes when the focus leaves', async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(false);
  });

  it('closes when something else is pressed', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: '別處' }));
    expect(isOpen()).toBe(false);
  });

  it('keeps the links out of reach while closed', () => {
    expect(screen.queryByRole('link', { name: '生日專區' })).toBeNull();
  });

  it('closes when a link is followed', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('link', { name: '生日專區' }));
    expect(isOpen()).toBe(false);
  });
});
