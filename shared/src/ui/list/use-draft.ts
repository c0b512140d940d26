import { useState } from 'react';

/** What is being typed; starts over whenever the settled value changes, as when going back. */
export function useDraft<Value>(settled: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(settled);
  const [base, setBase] = useState(settled);
  if (base !== settled) {
    setBase(settled);
    setDraft(settled);
  }
  return [draft, setDraft];
}
