import { useState } from 'react';

const keyOf = (eventId: string) => `spotlight.gate.choice.${eventId}`;

function readChoice(eventId: string): string {
  try {
    return localStorage.getItem(keyOf(eventId)) ?? '';
  } catch {
    return '';
  }
}

/** Which gate this device stands at; empty for any. A phone handed on keeps its place. */
export function useGateChoice(eventId: string) {
  const [gateId, setGateId] = useState(() => readChoice(eventId));
  const choose = (id: string) => {
    setGateId(id);
    try {
      localStorage.setItem(keyOf(eventId), id);
    } catch {
      // Chosen again after a reload, then.
    }
  };
  return [gateId, choose] as const;
}
