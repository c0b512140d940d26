import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import { cartSchema, type cartItemTypes } from './cart.schema';
import type { Delivery, Invoice } from '@spotlight/shared/orders/schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { CartLine } from './cart.schema';

/** Something to be put into the cart. */
export interface CartAddition {
  itemType: (typeof cartItemTypes)[number];
  refId: string;
  /** The ticket type of a ticket. */
  subRef: string;
  quantity: number;
}

/** Reads the cart with today's prices and stock. */
export function getCart(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_cart', {}, cartSchema, signal);
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

/** Changes how many; 0 removes the line. Either way the present price has been seen. */
export function changeCartLine(
  backend: Backend,
  { id, quantity }: Pick<CartLine, 'id' | 'quantity'>,
) {
  return callFunction(backend, 'change_cart', { p_id: id, p_quantity: quantity }, cartSchema);
}

const productSchema = z.row({
  id: z.string(),
  delivery: z.array(z.enum(['pickup', 'cvs', 'post'])),
  shippingFee: z.number(),
});

/** How a product can be delivered, and for how much. */
export function getProductDelivery(backend: Backend, id: string, signal?: AbortSignal) {
  return readFunction(backend, 'get_product', { p_id: id }, productSchema, signal);
}

/** Goods of one seller as the form hands them over. */
export interface ProductOrderRequest {
  items: readonly { productId: string; quantity: number }[];
  delivery: Delivery;
  buyer: { name: string; email: string; phone: string };
  invoice: Invoice | undefined;
  /** NT$ with shipping, the total that the buyer saw. */
  expectedTotal: number;
  idempotencyKey: string;
}

/** Orders goods of one seller. Orders leave the cart by themselves. */
export function orderProducts(backend: Backend, request: ProductOrderRequest) {
  return callFunction(
    backend,
    'order_products',
    {
      p_items: toColumns(request.items),
      p_delivery: toColumns(request.delivery),
      p_buyer: toColumns(request.buyer),
      p_invoice: toColumns(request.invoice),
      p_expected_total: request.expectedTotal,
      p_idempotency_key: request.idempotencyKey,
    },
    z.row({ id: z.string(), status: z.string() }),
  );
}
