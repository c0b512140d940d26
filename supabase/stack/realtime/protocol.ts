/** One message of a Phoenix channel, in either direction. */
export interface Frame {
  /** Which join of the channel it belongs to. */
  joinRef: string | null;
  /** What a reply answers. */
  ref: string | null;
  /** `realtime:` and the channel's name; `phoenix` for the socket itself. */
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const MAX_TOPIC = 300;
const isRef = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= 64);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a client says in version 2.0.0 of the protocol; `null` for anything else. */
export function readFrame(text: string): Frame | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(said) || said.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = said as unknown[];
  if (!isRef(joinRef) || !isRef(ref) || !isObject(payload)) return null;
  if (typeof topic !== 'string' || topic.length > MAX_TOPIC || typeof event !== 'string')
    return null;
  return { joinRef, ref, topic, event, payload };
}

export const writeFrame = ({ joinRef, ref, topic, event, payload }: Frame): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

/** Whether a join asks for a private channel. */
export const isPrivate = ({ config }: Frame['payload']): boolean =>
  isObject(config) && config['private'] === true;

/** The token that a join or a renewal shows. */
export const tokenIn = ({ access_token: token }: Frame['payload']): string | null =>
  typeof token === 'string' ? token : null;
