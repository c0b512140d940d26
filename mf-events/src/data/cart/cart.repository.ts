import { callFunction, type Backend } from '@spotlight/shared/data';
import { cartSchema, type cartItemTypes } from '@spotlight/shared/domain/cart';

/** Something to be put into the cart. */
export interface CartAddition {
  itemType: (typeof cartItemTypes)[number];
  refId: string;
  /** The ticket type of a ticket. */
  subRef: string;
  quantity: number;
}

/** Puts something into the cart; what is there already becomes more. */
export function putInCart(backend: Backend, { itemType, refId, subRef, quantity }: CartAddition) {
  return callFunction(
    backend,
    'put_in_cart',
    { p_item_type: itemType, p_ref_id: refId, p_sub_ref: subRef || null, p_quantity: quantity },
    cartSchema,
  );
}
