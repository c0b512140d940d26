import { startNginx, type RunningNginx } from '../../nginx/start-nginx';
import type { CertificateFiles } from '../../nginx/self-signed-certificate';
import { withNewBrowser } from './browser/browser';
import { visit } from './browser/visit';
import type { Contender } from './contenders/contender';
import { slowMobile } from './network/conditions';
import { startShapingProxy, type ShapingProxy } from './network/shaping-proxy';
import type { Series } from './report/results-table';

/** The list that is measured in all contenders. */
const PAGE = '/events';

interface Served {
  contender: Contender;
  nginx: RunningNginx;
  proxy: ShapingProxy;
  series: Series;
}

/**
 * Visits all contenders in turn, again and again, so that whatever else this machine does hits all of
 * them alike.
 */
export async function measure(options: {
  contenders: readonly Contender[];
  backend: { url: string; publishableKey: string };
  tls: CertificateFiles;
  runs: number;
  onProgress: (step: string) => void;
}): Promise<Series[]> {
  const { contenders, backend, tls, runs, onProgress } = options;
  const served: Served[] = [];
  try {
    for (const contender of contenders) served.push(await serve(contender, backend, tls));
    for (let run = 1; run <= runs; run++) {
      for (const { contender, proxy, series } of served) {
        await withNewBrowser(tls.certificate, async (context) => {
          const url = `https://127.0.0.1:${proxy.port}${PAGE}`;
          series.cold.push(await visit(context, url, contender.cardSelector));
          proxy.dropConnections();
          series.warm.push(await visit(context, url, contender.cardSelector));
        });
        const [cold, warm] = [series.cold.at(-1), series.warm.at(-1)];
        onProgress(
          `run ${run}/${runs} ${contender.name}: first card ${cold?.firstCard.toFixed(0)} ms, warm ${warm?.firstCard.toFixed(0)} ms`,
        );
      }
    }
  } finally {
    for (const { nginx, proxy } of served) {
      await proxy.close();
      await nginx.close();
    }
  }
  return served.map(({ series }) => series);
}

async function serve(
  contender: Contender,
  backend: { url: string; publishableKey: string },
  tls: CertificateFiles,
): Promise<Served> {
  const nginx = await startNginx({
    siteDir: contender.siteDir,
    upstream: backend.url,
    publishableKey: backend.publishableKey,
    settings: { tls },
  });
  const proxy = await startShapingProxy(Number(new URL(nginx.url).port), slowMobile);
  return { contender, nginx, proxy, series: { name: contender.name, cold: [], warm: [] } };
}
