import type { Stretch } from '../booking/booking-hours.rules';
import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
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

/**
 * Hours that are chosen by drawing over a column, or by arrow keys from a button that stands on them. The
 * properties of a column stay the same while somebody draws, so that no column is drawn anew for it.
 */
export function useChoice(axis: Stretch, first: Choice, onChoose: (choice: Choice) => void) {
  const [choice, setChoice] = useState(first);
  const [isDrawn, setIsDrawn] = useState(false);
  const anchor = useRef<number | null>(null);
  const drawn = useRef(first);

  const columnProps = useCallback(
    (index: number) => {
      const minuteAt = (event: PointerEvent<HTMLElement>) => {
        const { top } = event.currentTarget.getBoundingClientRect();
        return within(axis.from + ((event.clientY - top) / HOUR) * 60, axis);
      };
      const draw = (next: Choice) => {
        if (next.from === drawn.current.from && next.to === drawn.current.to) return;
        drawn.current = next;
        setChoice(next);
      };
      return {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          // What stands in the column is pressed itself; a finger scrolls.
          if (event.target !== event.currentTarget || event.button !== 0) return;
          if (event.pointerType === 'touch') return;
          const minute = Math.floor(minuteAt(event) / SLOT) * SLOT;
          anchor.current = minute;
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDrawn(true);
          drawn.current = { index, from: minute, to: Math.min(minute + SLOT, axis.to) };
          setChoice(drawn.current);
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          if (anchor.current === null) return;
          const minute = minuteAt(event);
          const [from, to] = [Math.min(anchor.current, minute), Math.max(anchor.current, minute)];
          draw({
            index,
            from: Math.floor(from / SLOT) * SLOT,
            to: Math.max(Math.ceil(to / SLOT) * SLOT, anchor.current + SLOT),
          });
        },
        onPointerUp: () => {
          if (anchor.current === null) return;
          anchor.current = null;
          setIsDrawn(false);
          // A press without a way means the usual hour.
          const { from, to } = drawn.current;
          onChoose({ index, from, to: to - from > SLOT ? to : Math.min(from + LENGTH, axis.to) });
        },
        onPointerCancel: () => {
          anchor.current = null;
          setIsDrawn(false);
        },
      };
    },
    [axis, onChoose],
  );

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
