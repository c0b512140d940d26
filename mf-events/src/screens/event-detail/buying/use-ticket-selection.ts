import { useState } from 'react';
import {
  clampQuantity,
  defaultTicketType,
  isOnSale,
  quantityRangeOf,
  registrationBlockOf,
  type QuantityRange,
  type RegistrationBlock,
} from '../../../data/event/event.rules';
import type { EventDetail, TicketType } from '../../../data/event/event-detail.schema';

/** What the visitor is about to register for. */
export interface TicketSelection {
  ticketType: TicketType | null;
  quantity: number;
  range: QuantityRange;
  /** NT$ for everything together; `null` without a ticket type. */
  total: number | null;
  block: RegistrationBlock | null;
  hasAgreed: boolean;
  choose: (ticketTypeId: string) => void;
  setQuantity: (quantity: number) => void;
  setHasAgreed: (hasAgreed: boolean) => void;
}

/**
 * Keeps the choice of type and quantity for the page's table, panel and sheet. What is chosen is
 * looked up in the latest event again, so a type that sells out meanwhile is no longer chosen.
 */
export function useTicketSelection(event: EventDetail): TicketSelection {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [wanted, setWanted] = useState(1);
  const [hasAgreed, setHasAgreed] = useState(false);

  const chosen = event.ticketTypes.find(({ id }) => id === chosenId);
  const ticketType = chosen && isOnSale(chosen) ? chosen : defaultTicketType(event);
  const range = ticketType ? quantityRangeOf(ticketType) : { min: 1, max: 1 };
  const quantity = clampQuantity(wanted, range);
  return {
    ticketType,
    quantity,
    range,
    total: ticketType && ticketType.price * quantity,
    block: registrationBlockOf(event, ticketType),
    hasAgreed,
    choose: (ticketTypeId) => {
      setChosenId(ticketTypeId);
      setWanted(1);
    },
    setQuantity: setWanted,
    setHasAgreed,
  };
}
