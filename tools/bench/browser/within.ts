/** @throws Error with `fault` when `work` takes longer */
export function within<T>(milliseconds: number, work: Promise<T>, fault: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(fault)), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
