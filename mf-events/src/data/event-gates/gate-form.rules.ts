import { toLocal, toMoment } from '@spotlight/shared/event-form/rules';
import type { EventGates } from './event-gates.schema';

/** A gate as it is typed. */
export interface GateForm {
  name: string;
  /** Ids of the types that may pass. */
  types: string[];
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
  opensAt: string;
  closesAt: string;
}

/** A gate as it is saved. */
export interface GateInput {
  name: string;
  /** `null`: every type may pass. */
  allowedTypes: string[] | null;
  opensAt: string | null;
  closesAt: string | null;
}

/** The form of a gate, or of a new one, which all types may pass. */
export function gateForm(
  gate: EventGates['gates'][number] | null,
  types: EventGates['types'],
): GateForm {
  return {
    name: gate?.name ?? '',
    types: gate?.allowedTypes ?? types.map(({ id }) => id),
    opensAt: toLocal(gate?.opensAt ?? null),
    closesAt: toLocal(gate?.closesAt ?? null),
  };
}

/** What is saved. All types is no rule: a type that is added later may pass as well. */
export function gateInput(form: GateForm, types: EventGates['types']): GateInput {
  const isEvery = types.every(({ id }) => form.types.includes(id));
  return {
    name: form.name.trim(),
    allowedTypes: isEvery ? null : form.types,
    opensAt: toMoment(form.opensAt),
    closesAt: toMoment(form.closesAt),
  };
}
