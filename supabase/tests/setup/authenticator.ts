import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret as it is typed into it (RFC 6238), some half minutes from now. */
export function codeOf(secret: string, shift = 0): string {
  const bits = [...secret]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + shift));
  const mac = createHmac('sha1', key).update(step).digest();
  const start = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Comes back when the half minute is not about to turn: a test knows then which code is the present one. */
export async function awayFromTheTurn(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 6000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}
