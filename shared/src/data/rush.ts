import { serverNow } from '../format/clock';

let quietUntil = 0;

/** Says that many people are about to ask for the same, until this moment: what nobody waits for rests meanwhile. */
export function expectRush(until: number): void {
  quietUntil = Math.max(quietUntil, until);
}

/** Whether what nobody waits for rests right now. */
export const isRush = (): boolean => serverNow() < quietUntil;
