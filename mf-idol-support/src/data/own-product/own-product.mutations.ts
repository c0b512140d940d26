import { useWrite } from '@spotlight/shared/contract';
import { productKeys } from '../product/product.keys';
import { ownProductKeys } from './own-product.keys';
import { moveProduct, saveProduct } from './own-product.repository';

/** What is another one after goods were changed or sold: the own list, and what visitors see. */
export const productChanges = [ownProductKeys.all, productKeys.all] as const;

/** Saves the form of goods. */
export const useSaveProduct = () => useWrite(saveProduct, { touches: productChanges });

/** Sends to review, hides, shows, removes. */
export const useMoveProduct = () => useWrite(moveProduct, { touches: productChanges });
