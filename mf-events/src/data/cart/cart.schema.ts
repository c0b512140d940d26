import { productCategories } from '@spotlight/shared/goods/category';
import { sellerTypes } from '@spotlight/shared/orders/schema';
import * as z from '@spotlight/shared/vendor/zod';
import { eventInListShape } from '../event/event-in-list.schema';

/** What can be put into the cart. */
export const cartItemTypes = ['ticket', 'product', 'ad_product', 'support_ad'] as const;

/** What is different from when a line was put in. Only `price` leaves it ready to be bought. */
const cartChanges = ['price', 'less_left', 'sold_out', 'not_on_sale', 'gone'] as const;

const count = z.int().check(z.gte(0));

/** What the poster of an event is drawn from. */
const pictureShape = {
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  posterLine: z.nullable(z.string()),
};

const line = z.row({
  id: z.string(),
  itemType: z.enum(cartItemTypes),
  refId: z.string(),
  subRef: z.string(),
  /** Null, like everything that is read anew, when the thing is gone. */
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** What kind of goods; null for everything else. */
  category: z.nullable(z.enum(productCategories)),
  link: z.nullable(z.string()),
  quantity: z.int().check(z.gte(1)),
  options: z.record(z.string(), z.unknown()),
  price: z.nullable(count),
  priceBefore: z.nullable(count),
  /** Null: not counted. */
  left: z.nullable(z.int()),
  maxQuantity: z.nullable(z.int()),
  changes: z.array(z.enum(cartChanges)),
  /** What a ticket is for; null for everything else, and for what is gone. */
  event: z.nullable(z.row({ ...eventInListShape, ...pictureShape, ticketTypeName: z.string() })),
});

/** What `my_cart`, `put_in_cart`, `change_cart` and `remove_from_cart` answer. */
export const cartSchema = z.row({
  /** Each group becomes one order. */
  groups: z.array(
    z.row({
      key: z.string(),
      kind: z.enum(cartItemTypes),
      sellerType: z.nullable(z.enum(sellerTypes)),
      sellerId: z.nullable(z.string()),
      sellerName: z.nullable(z.string()),
      subtotal: count,
      items: z.array(line),
    }),
  ),
  /** Pieces, for the number beside the icon. */
  count,
  changed: z.boolean(),
  total: count,
});

type Cart = z.infer<typeof cartSchema>;

/** What becomes one order: everything of one kind of one seller. */
export type CartGroup = Cart['groups'][number];

/** One thing in the cart, with today's price and stock. */
export type CartLine = CartGroup['items'][number];
