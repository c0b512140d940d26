import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import {
  basketLines,
  basketTotal,
  defaultQuantities,
  needsApproval,
  parseQuantities,
  quantityOf,
  stepped,
  withQuantity,
  writeQuantities,
  type BasketLine,
  type Quantities,
} from '../../../data/event/basket.rules';
import {
  isOnSale,
  quantityRangeOf,
  registrationBlockOf,
  type QuantityRange,
  type RegistrationBlock,
} from '../../../data/event/event.rules';
import type { EventDetail, TicketType } from '../../../data/event/event-detail.schema';

/** What the visitor is about to register for. */
export interface TicketSelection {
  /** The chosen types, in the order of the event. */
  lines: readonly BasketLine[];
  quantityOf: (ticketTypeId: string) => number;
  /** What was chosen, whether or not it can still be had. */
  requested: Quantities;
  /** How many of a type one may have; from 0 where there is another type to have instead. */
  rangeOf: (ticketType: TicketType) => QuantityRange;
  /** NT$ for everything together; `null` without a ticket. */
  total: number | null;
  needsApproval: boolean;
  block: RegistrationBlock | null;
  hasAgreed: boolean;
  /** The type whose control was pressed last: what replaces the control takes the focus over. */
  touchedId: string | null;
  choose: (quantities: Quantities) => void;
  /** One more or one less of a type, within its range. */
  step: (ticketType: TicketType, by: 1 | -1) => void;
  setHasAgreed: (hasAgreed: boolean) => void;
}

const PARAM = 'tickets';

/**
 * Keeps the choice of types and quantities for the page's table, panel and sheet. It stands in the
 * address, so that a reload, the way back and the cart keep it. What is chosen is looked up in the latest
 * event again, so a type that sells out meanwhile is no longer chosen.
 */
export function useTicketSelection(event: EventDetail): TicketSelection {
  const [params, setParams] = useSearchParams();
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const [hasAgreed, setHasAgreed] = useState(false);

  const offered = defaultQuantities(event);
  const quantities = parseQuantities(params.get(PARAM)) ?? offered;
  const lines = basketLines(event, quantities);
  const hasAlternatives = event.ticketTypes.filter(isOnSale).length > 1;
  const rangeOf = (ticketType: TicketType) => quantityRangeOf(ticketType, hasAlternatives);
  const change = (next: (chosen: Quantities | null) => Quantities) =>
    setParams(
      (current) => {
        current.set(PARAM, writeQuantities(next(parseQuantities(current.get(PARAM)))));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    choose: (next) => change(() => next),
    lines,
    quantityOf: (id) => quantityOf(lines, id),
    rangeOf,
    requested: quantities,
    total: lines.length > 0 ? basketTotal(lines) : null,
    needsApproval: needsApproval(lines),
    block: registrationBlockOf(event, lines.length > 0),
    hasAgreed,
    touchedId,
    step: (ticketType, by) => {
      const { id } = ticketType;
      setTouchedId(id);
      change((chosen) => {
        const now = quantityOf(basketLines(event, chosen ?? offered), id);
        // What nobody chose makes room for what somebody does: no ticket is bought by accident.
        return withQuantity(event, chosen ?? {}, id, stepped(rangeOf(ticketType), now, by));
      });
    },
    setHasAgreed,
  };
}
