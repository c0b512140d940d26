/** Whether a company number (統編) is one: eight digits whose weighted digit sum is a multiple of 5. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const sum = [1, 2, 1, 2, 1, 2, 4, 1]
    .map((weight, place) => weight * Number(text[place]))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
}
