import { useWrite } from '@spotlight/shared/contract';
import { productKeys } from './product.keys';
import { putInCart } from './product.repository';

/** Puts goods into the cart; afterwards the page says anew how many are left. */
export const usePutInCart = () => useWrite(putInCart, { touches: [productKeys.all] });
