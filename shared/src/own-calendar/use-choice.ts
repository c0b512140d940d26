import type { Stretch } from '../booking/booking-hours.rules';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { HOUR } from './week-grid.styles';

/** Hours of one day of the week that is shown. */
export interface Choice extends Stretch {
  /** 0 is Monday. */
  index: number;
}

const SLOT = 30;
const LENGTH = 60;
const DAY = 1440;

const within = (value: number, { from, to }: Stretch) => Math.min(Math.max(value, from), to);

/** Hours that are chosen by drawing over a column, or by arrow keys from a button that stands on them. */
export function useChoice(axis: Stretch, first: Choice, onChoose: (choice: Choice) => void) {
  const [choice, setChoice] = useState(first);
  const [isDrawn, setIsDrawn] = useState(false);
  const anchor = useRef<number | null>(null);

  const minuteAt = (event: PointerEvent<HTMLElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    return within(axis.from + ((event.clientY - top) / HOUR) * 60, axis);
  };

  const columnProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // What stands in the column is pressed itself; a finger scrolls.
      if (event.target !== event.currentTarget || event.button !== 0) return;
      if (event.pointerType === 'touch') return;
      const minute = Math.floor(minuteAt(event) / SLOT) * SLOT;
      anchor.current = minute;
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDrawn(true);
      setChoice({ index, from: minute, to: Math.min(minute + SLOT, axis.to) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (anchor.current === null) return;
      const minute = minuteAt(event);
      const [from, to] = [Math.min(anchor.current, minute), Math.max(anchor.current, minute)];
      const next = {
        index,
        from: Math.floor(from / SLOT) * SLOT,
        to: Math.max(Math.ceil(to / SLOT) * SLOT, anchor.current + SLOT),
      };
      setChoice((now) => (now.from === next.from && now.to === next.to ? now : next));
    },
    onPointerUp: () => {
      if (anchor.current === null) return;
      anchor.current = null;
      setIsDrawn(false);
      // A press without a way means the usual hour.
      const { from, to } = choice;
      onChoose(to - from > SLOT ? choice : { ...choice, to: Math.min(from + LENGTH, axis.to) });
    },
    onPointerCancel: () => {
      anchor.current = null;
      setIsDrawn(false);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -SLOT, ArrowDown: SLOT }[event.key];
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined && side === undefined) return;
    event.preventDefault();
    setChoice(({ index, from, to }) => {
      if (side !== undefined) return { index: Math.min(Math.max(index + side, 0), 6), from, to };
      if (event.shiftKey)
        return {
          index,
          from,
          to: within(to + (step ?? 0), { from: from + SLOT, to: Math.min(axis.to, DAY) }),
        };
      const start = within(from + (step ?? 0), { from: axis.from, to: axis.to - (to - from) });
      return { index, from: start, to: start + to - from };
    });
  };

  return { choice, isDrawn, columnProps, onKeyDown };
}
