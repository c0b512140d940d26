import { fork } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import type { BuildInfo } from './build-info';
import type { BuildAnswer, BuildJob } from './build-worker';

/** As many as a small machine has cores. */
const PROCESSES = 2;

/**
 * Does jobs beside one another in processes of their own: webpack is busy with one core, and leaves nothing behind in ours.
 * @returns what was built, in the order of the jobs
 * @throws Error with what is wrong with the first one that failed
 */
export async function buildInProcesses(
  jobs: readonly BuildJob[],
  onBuilt: (id: string, seconds: number) => void,
): Promise<BuildInfo[]> {
  const queue = [...jobs.entries()];
  const built: BuildInfo[] = [];
  const work = async () => {
    if (queue.length === 0) return;
    const worker = fork(path.join(import.meta.dirname, 'build-worker.ts'), {
      cwd: projectRoot,
      execArgv: ['--import', 'tsx'],
    });
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, job] = next;
        const startedAt = Date.now();
        built[index] = await answerOf(worker, job);
        onBuilt(job.id, (Date.now() - startedAt) / 1000);
      }
    } finally {
      queue.length = 0;
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, work));
  return built;
}

function answerOf(worker: ReturnType<typeof fork>, job: BuildJob): Promise<BuildInfo> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The build of ${job.id} failed:\n${why}`));
    worker.once('exit', () => fail('its process ended'));
    worker.once('error', (error) => fail(error.message));
    worker.once('message', (answer: BuildAnswer) => {
      worker.removeAllListeners();
      if ('info' in answer) resolve(answer.info);
      else fail(answer.fault);
    });
    worker.send(job);
  });
}
