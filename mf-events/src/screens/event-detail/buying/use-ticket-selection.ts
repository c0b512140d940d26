import { useSearchParams } from '@spotlight/shared/vendor/router';
import { useState } from 'react';
import {
  basketLines,
  basketTotal,
  defaultQuantities,
  needsApproval,
  parseQuantities,
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
  setQuantity: (ticketTypeId: string, quantity: number) => void;
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

  const chosen = parseQuantities(params.get(PARAM));
  const quantities = chosen ?? defaultQuantities(event);
  const lines = basketLines(event, quantities);
  const hasAlternatives = event.ticketTypes.filter(isOnSale).length > 1;
  const choose = (next: Quantities) =>
    setParams(
      (current) => {
        current.set(PARAM, writeQuantities(next));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    choose,
    lines,
    quantityOf: (id) => lines.find(({ ticketType }) => ticketType.id === id)?.quantity ?? 0,
    rangeOf: (ticketType) => quantityRangeOf(ticketType, hasAlternatives),
    requested: quantities,
    total: lines.length > 0 ? basketTotal(lines) : null,
    needsApproval: needsApproval(lines),
    block: registrationBlockOf(event, lines.length > 0),
    hasAgreed,
    touchedId,
    setQuantity: (id, quantity) => {
      setTouchedId(id);
      // What nobody chose makes room for what somebody does: no ticket is bought by accident.
      choose(withQuantity(event, chosen ?? {}, id, quantity));
    },
    setHasAgreed,
  };
}
