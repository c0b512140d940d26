import { lookup } from 'node:dns';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress } from '../functions/calendars/public-address';
import type { PushKeys } from './push-keys';

/** A browser that somebody switched it on in. */
export interface PushTarget {
  /** Where its push service takes messages. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One message, before it is encrypted for its browser. */
interface PushMessage {
  payload: string;
  isUrgent: boolean;
}

/** The push service said no, or something that is no answer to it. */
export class PushRefused extends Error {
  readonly status: number;
  /** Seconds, where it says when to come again. */
  readonly retryAfter: number | undefined;
  constructor(status: number, retryAfter?: number) {
    super(`the push service answers ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Takes messages to push services. */
export interface PushTransport {
  /** @throws PushRefused; anything else is a matter of the network */
  send(target: PushTarget, message: PushMessage): Promise<void>;
}

export interface PushTransportOptions {
  keys: PushKeys;
  /** Who push services write to when something is wrong: `https://…` or `mailto:…`. */
  contact: () => string;
  /** How servers are connected to, where that is not over the open network. */
  connection?: RequestOptions;
}

/** A message that could not be delivered for so long says nothing new any more. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 15_000;

/**
 * Sends over https. The address came from a browser, or from somebody who says so: only the open network is spoken
 * to, redirects are not followed, and nothing of an answer is read but its head.
 */
export function createPushTransport(options: PushTransportOptions): PushTransport {
  const { keys, contact, connection = { lookup: lookupPublic } } = options;
  return {
    async send({ endpoint, ...secrets }, { payload, isUrgent }) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: secrets },
        payload,
        {
          vapidDetails: {
            subject: contact(),
            publicKey: keys.pushPublicKey,
            privateKey: keys.pushPrivateKey,
          },
          TTL: TTL_SECONDS,
          urgency: isUrgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
      const answer = await post(endpoint, { ...connection, headers: { ...headers } }, body);
      if (answer.status < 200 || answer.status > 299) {
        throw new PushRefused(answer.status, answer.retryAfter);
      }
    },
  };
}

function post(endpoint: string, options: RequestOptions, body: Buffer | null) {
  return new Promise<{ status: number; retryAfter: number | undefined }>((resolve, reject) => {
    const asking = request(
      endpoint,
      { ...options, method: 'POST', agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.destroy();
        const seconds = Number(answer.headers['retry-after']);
        resolve({
          status: answer.statusCode ?? 500,
          retryAfter: Number.isInteger(seconds) && seconds > 0 ? seconds : undefined,
        });
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** Looks a name up for a connection: one address that is not public is enough to connect to none. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first || !found.every(({ address }) => isPublicAddress(address))) {
      done(error ?? new Error('no such host on the open network'), '', 0);
    } else if (options.all) {
      done(null, found);
    } else {
      done(null, first.address, first.family);
    }
  });
};
