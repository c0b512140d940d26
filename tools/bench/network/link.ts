/** One direction of a line. */
export interface Link {
  /**
   * Sends data as packets, which arrive in order.
   * @param notBefore earliest time of sending, on the clock of `performance.now()`
   */
  send(data: Buffer, notBefore: number, deliver: (packet: Buffer) => void): void;
}

/** What fits into one Ethernet frame beside the headers of TCP/IP. */
const PACKET_BYTES = 1460;
const HEADER_BYTES = 52;

/** A line that carries so many kilobits a second, and takes `delayMs` from end to end. */
export function createLink(kbitPerSecond: number, delayMs: number): Link {
  let freeAt = 0;
  const inFlight: { packet: Buffer; arrivesAt: number; deliver: (packet: Buffer) => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function deliverArrived(): void {
    timer = undefined;
    const now = performance.now();
    while (inFlight[0] && inFlight[0].arrivesAt <= now) {
      const { packet, deliver } = inFlight.shift()!;
      deliver(packet);
    }
    wait();
  }

  function wait(): void {
    const next = inFlight[0];
    if (!next || timer) return;
    timer = setTimeout(deliverArrived, Math.max(0, next.arrivesAt - performance.now()));
  }

  return {
    send(data, notBefore, deliver) {
      for (let offset = 0; offset === 0 || offset < data.length; offset += PACKET_BYTES) {
        const packet = data.subarray(offset, offset + PACKET_BYTES);
        const startsAt = Math.max(performance.now(), notBefore, freeAt);
        freeAt = startsAt + ((packet.length + HEADER_BYTES) * 8) / kbitPerSecond;
        inFlight.push({ packet, arrivesAt: freeAt + delayMs, deliver });
      }
      wait();
    },
  };
}
