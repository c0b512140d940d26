/** What goods are called with their kind, as in orders and carts. */
export const productName = ({ name, variant }: { name: string; variant: string }) =>
  variant ? `${name}－${variant}` : name;
