import type { CertificateFiles } from '../../../supabase/stack/testing/self-signed-certificate';
import { startNginx } from '../../../nginx/start-nginx';
import type { Contender } from '../contenders/contender';
import { slowMobile } from '../network/conditions';
import { startShapingProxy } from '../network/shaping-proxy';

/** A contender behind the production nginx and a slow network. */
export interface Served {
  name: string;
  siteDir: string;
  /** Where visitors find it. */
  origin: string;
  /** Where it answers at once. */
  directUrl: string;
  dropConnections: () => void;
  close: () => Promise<void>;
}

export async function serve(
  { name, siteDir }: Contender,
  backend: { url: string; publishableKey: string },
  tls: CertificateFiles,
): Promise<Served> {
  const nginx = await startNginx({
    siteDir,
    upstream: backend.url,
    publishableKey: backend.publishableKey,
    settings: { tls },
  });
  const proxy = await startShapingProxy(Number(new URL(nginx.url).port), slowMobile);
  return {
    name,
    siteDir,
    origin: `https://127.0.0.1:${proxy.port}`,
    directUrl: nginx.url,
    dropConnections: proxy.dropConnections,
    close: async () => {
      await proxy.close();
      await nginx.close();
    },
  };
}

/**
 * Lets all contenders have their turn, again and again, so that whatever else this machine does hits all
 * of them alike.
 * @param turn measures one contender once
 * @returns the measurements of each, in the order of `contenders`
 */
export async function interleave<T>(
  contenders: readonly Served[],
  runs: number,
  turn: (contender: Served) => Promise<T>,
  onTurn: (step: string, measured: T) => void,
): Promise<{ name: string; measured: T[] }[]> {
  const all = contenders.map(({ name }) => ({ name, measured: [] as T[] }));
  for (let run = 1; run <= runs; run++) {
    for (const [index, contender] of contenders.entries()) {
      const measured = await turn(contender);
      all[index]?.measured.push(measured);
      onTurn(`run ${run}/${runs} ${contender.name}`, measured);
    }
  }
  return all;
}
