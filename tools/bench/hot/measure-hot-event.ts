import path from 'node:path';
import { readSecrets } from '../../../supabase/stack/data-dir/secrets';
import { connect } from '../../../supabase/stack/postgres/connect';
import { projectRoot } from '../../../supabase/stack/project-root';
import { startLocalStack, type LocalStack } from '../../../supabase/stack/stack';
import { signToken } from '../../../supabase/stack/testing/sign-token';
import { removeDataDir } from '../data-fingerprint';
import { askDatabase, askGateway, openCaller } from '../database/askers';
import { measure, type Ask, type Measured } from '../database/measure';
import { processorTimeOf } from '../database/processor-time';
import { hold, letLapse, openEvents, signUpCrowd } from './crowd';
import { hotReport, type Lapsed, type Pressing } from './report';

const CROWD = 6_000;
export const LAPSED_ORDERS = 5_000;
const BUYERS = 64;
const READERS = 8;
const SEATS = 1_000_000;
/** Until then PostgreSQL plans each statement anew on each connection. */
const WARM_UP_ROUNDS = 6;

const dataDir = path.join(projectRoot, '.cache/bench/hot');

/**
 * What happens when everybody presses at once, as a report in Markdown.
 * @param seconds how long each measurement takes
 * @param lapsedOrders as many seats are held by orders that nobody paid in time
 * @param say told of each step
 */
export async function measureHotEvent(
  seconds: number,
  lapsedOrders: number,
  say: (line: string) => void,
): Promise<string> {
  await removeDataDir(dataDir);
  say('starting the backend');
  const stack = await startLocalStack({
    dataDir,
    isSeeded: true,
    isWarmed: true,
    rateLimitFactor: 1_000_000,
    postgresSettings: { shared_buffers: '256MB', max_connections: '120' },
  });
  const sql = connect(stack.databaseUrl, { max: 2 });
  try {
    const crowd = await signUpCrowd(sql, Math.max(CROWD, lapsedOrders + BUYERS));
    const pressing: Pressing[] = [];
    for (const [connections, events] of [
      [8, 200],
      [1, 1],
      [8, 1],
      [32, 1],
      [64, 1],
    ] as const) {
      const measured = await press(connections, await openEvents(sql, events, SEATS));
      say(
        `${connections} connections, ${events} events: ${measured.perSecond.toFixed(0)}/s, p99 ${measured.p99.toFixed(0)} ms`,
      );
      pressing.push({ connections, events, measured });
    }
    const beside = await readBesideBuyers(await openEvents(sql, 1, SEATS));
    const lapsed = await sellWhatLapsed(await openEvents(sql, 1, lapsedOrders));
    return hotReport(pressing, beside, lapsed, seconds);

    /** Straight on PostgreSQL: everybody in the crowd once for each event, on connections that know the way. */
    async function press(connections: number, events: readonly string[]): Promise<Measured> {
      const callers = Array.from({ length: connections }, () =>
        openCaller(stack.databaseUrl, 'authenticated'),
      );
      const asks = callers.map(askDatabase);
      const [warmUp = ''] = await openEvents(sql, 1, SEATS);
      try {
        for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
          await Promise.all(
            asks.map((ask, n) => ask(hold(warmUp, crowd[round * connections + n] as string))),
          );
        }
        return await measure(
          asks,
          (n) => hold(events[n % events.length] as string, crowd[n % crowd.length] as string),
          seconds,
          await processorTimeOf(callers),
        );
      } finally {
        await Promise.all(callers.map((caller) => caller.end({ timeout: 5 })));
      }
    }

    async function readBesideBuyers([event = '']: readonly string[]) {
      const readers = Array.from({ length: READERS }, () => askGateway(stack));
      const read = (n: number) => ({
        function: 'search_events',
        args: { p_page: 1 + (n % 5) },
        userId: null,
      });
      const alone = await measure(readers, read, seconds);
      const buy = await askAsBuyer(stack);
      const [readBeside, buyers] = await Promise.all([
        measure(readers, read, seconds),
        measure(
          Array.from({ length: BUYERS }, () => buy),
          (n) => hold(event, crowd[n % crowd.length] as string),
          seconds,
        ),
      ]);
      return { alone, readers: readBeside, buyers };
    }

    /** Everybody presses until nothing is left. */
    async function sellWhatLapsed([event = '']: readonly string[]): Promise<Lapsed> {
      say(`${lapsedOrders} orders lapse`);
      await letLapse(sql, event, crowd.slice(0, lapsedOrders));
      const people = await signUpCrowd(sql, lapsedOrders);
      const buy = await askAsBuyer(stack);
      const refusals: Record<string, number> = {};
      const began = performance.now();
      let firstSeatMs = Number.NaN;
      let sold = 0;
      let next = 0;
      await Promise.all(
        Array.from({ length: BUYERS }, async () => {
          while (next < people.length) {
            const refusal = await buy(hold(event, people[next++] as string));
            if (refusal) refusals[refusal] = (refusals[refusal] ?? 0) + 1;
            else if ((sold += 1) === 1) firstSeatMs = performance.now() - began;
          }
        }),
      );
      const elapsed = (performance.now() - began) / 1000;
      return {
        orders: lapsedOrders,
        buyers: BUYERS,
        firstSeatMs,
        seconds: elapsed,
        sold,
        refusals,
      };
    }
  } finally {
    await sql.end({ timeout: 5 });
    await stack.close();
  }
}

/** Buys as the site does, through gateway and data API. */
async function askAsBuyer({ url, publishableKey }: LocalStack): Promise<Ask> {
  const secrets = await readSecrets(dataDir);
  return async ({ function: name, args, userId }) => {
    const token = await signToken(secrets?.jwtSecret ?? '', { sub: userId, role: 'authenticated' });
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(args),
    });
    const body = (await response.json()) as { message?: string };
    return response.ok ? null : `${response.status} ${body.message}`;
  };
}
