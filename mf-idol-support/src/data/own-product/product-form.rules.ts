import type { OwnProduct } from './own-product.schema';

/** What the fields of goods hold. */
export interface ProductForm {
  name: string;
  variant: string;
  description: string;
  category: string;
  price: string;
  stock: string;
  maxPerOrder: string;
  imageUrl: string;
  images: string[];
  pickup: boolean;
  cvs: boolean;
  post: boolean;
  shippingFee: string;
}

/** An empty form. */
const nothing: ProductForm = {
  name: '',
  variant: '',
  description: '',
  category: '',
  price: '',
  stock: '',
  maxPerOrder: '10',
  imageUrl: '',
  images: [],
  pickup: false,
  cvs: false,
  post: true,
  shippingFee: '0',
};

/** The form of goods as they are; `null`: new ones. */
export function productFormOf(product: OwnProduct | null): ProductForm {
  if (!product) return nothing;
  return {
    name: product.name,
    variant: product.variant,
    description: product.description,
    category: product.category,
    price: String(product.price),
    stock: String(product.stock),
    maxPerOrder: String(product.maxPerOrder),
    imageUrl: product.imageUrl ?? '',
    images: product.images,
    pickup: product.delivery.includes('pickup'),
    cvs: product.delivery.includes('cvs'),
    post: product.delivery.includes('post'),
    shippingFee: String(product.shippingFee),
  };
}

/** The form of another kind of a thing: all the same but the kind and how many there are. */
export const kindFormOf = (product: OwnProduct): ProductForm => ({
  ...productFormOf(product),
  variant: '',
  stock: '',
});
