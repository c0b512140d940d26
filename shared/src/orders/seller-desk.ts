import type { Payee } from '@spotlight/shared/bank-account/schema';
import type { QueryKey } from '@spotlight/shared/vendor/query';
import { createContext, useContext } from 'react';

/** Whose orders stand on a desk, and what else a decision changes. */
export interface SellerDesk {
  /** Who sells, and is paid. */
  seller: Payee;
  /** What is sold here; the words of the desk follow from it. */
  kind: 'ticket' | 'product';
  /** What of the own package is another one after a decision. */
  touches: readonly QueryKey[];
}

/** The desk that a piece stands on. */
export const SellerDeskContext = createContext<SellerDesk | null>(null);

/** The desk that a piece stands on. */
export function useSellerDesk(): SellerDesk {
  const desk = useContext(SellerDeskContext);
  if (!desk) throw new Error('There is no SellerDeskContext above.');
  return desk;
}
