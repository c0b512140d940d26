/** A photo of a gallery: where it lies, and what can be seen on it. */
export interface GalleryPhoto {
  imageUrl: string;
  alt: string;
}

/** The list with one of its entries at another place; what is out of the list stays where it is. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
