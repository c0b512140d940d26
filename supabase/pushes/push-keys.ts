import webPush from 'web-push';

/** What push services know a site by (VAPID, RFC 8292): who has the public one takes only what the other has signed. */
export interface PushKeys {
  /** Reaches every browser. 65 bytes, base64url. */
  pushPublicKey: string;
  /** Who knows it can write to everybody who switched it on, as far as their addresses are known, too. */
  pushPrivateKey: string;
}

/** A new pair. Who loses the old one loses the browsers: each has to switch it on again. */
export function createPushKeys(): PushKeys {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { pushPublicKey: publicKey, pushPrivateKey: privateKey };
}
