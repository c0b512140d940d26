/** What somebody sold, of organizers and of performers alike. It comes with the screen that uses it. */
export { SellerDeskContext, type SellerDesk } from './seller-desk';
export { SellerOrderList, type SellerOrderListProps } from './seller-order-list';
export { useConfirmPayment } from './seller-order.mutations';
export { readSellerOrders } from './seller-order-export';
export { sellerOrderKeys } from './seller-order.keys';
