import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sized } from '../../tools/run-size/run-size';
import { childRecord } from '../stack/data-dir/child-processes';
import { readSecrets, type Secrets } from '../stack/data-dir/secrets';
import { connect } from '../stack/postgres/connect';
import { stopOrphan } from '../stack/postgres/postmaster';
import { projectRoot } from '../stack/project-root';
import { signToken } from '../stack/testing/sign-token';
import { createVenue, hours, venueRequest } from './setup/bookings';
import type { Argument } from './setup/callers';
import { signUpCrowd } from './setup/crowd';
import { addTicketType, createEvent, registrationFor, type Receipt } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { createProduct, createShop, productOrder } from './setup/orders';
import type { Sql } from './setup/test-database';
import { purchaseFor, type Purchase } from './setup/tickets';

const rounds = sized(1, 10);
const run = promisify(execFile);

/** How far things can come; what was acknowledged must have come at least as far. */
const steps = {
  orders: ['pending_payment', 'payment_review', 'paid'],
  event_registrations: ['pending', 'confirmed', 'cancelled'],
  bookings: ['awaiting_payment', 'confirmed'],
} as const;
type Kind = keyof typeof steps;

/** Every answer that a client got, by the id of the thing. */
const acknowledged: Record<Kind, Map<string, string>> = {
  orders: new Map(),
  event_registrations: new Map(),
  bookings: new Map(),
};

interface Town {
  organizer: string;
  event: string;
  product: string;
  venue: string;
}

let dataDir: string;
let secrets: Secrets;
let running: ChildProcess | null = null;
beforeAll(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'durability-'))));
afterAll(async () => {
  if (running) await killEverything(running);
  await stopOrphan(path.join(dataDir, 'pg'));
  await childRecord(dataDir, 'postgrest').stopOrphan();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** A stack in a process of its own, over whatever the last one left. It waits for the disk. */
async function start(): Promise<{ child: ChildProcess; databaseUrl: string; url: string }> {
  const script = path.join(projectRoot, 'supabase/stack/testing/stack-process.ts');
  const migrations = path.join(projectRoot, 'supabase/migrations');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, migrations], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const lines = await new Promise<string[]>((resolve, reject) => {
    const read: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (read.push(line) === 2) resolve(read);
    });
    child.once('exit', (code) => reject(new Error(`The stack ended with code ${code}.`)));
  });
  return { child, databaseUrl: lines[0] ?? '', url: lines[1] ?? '' };
}

/** Ends the stack, its PostgreSQL with every backend, and its PostgREST, as a power cut would. */
async function killEverything(child: ChildProcess): Promise<void> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = new Map<number, number[]>();
  for (const line of stdout.trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const family = [child.pid ?? 0];
  // The list grows while it is walked through: grandchildren follow.
  for (const pid of family) family.push(...(children.get(pid) ?? []));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  await gone;
  running = null;
}

async function createTown(sql: Sql): Promise<Town> {
  const [organizer = '', owner = ''] = await signUpCrowd(sql, 2);
  const event = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, event);
  await addTicketType(sql, event, { ticket_type_id: 'vip', price: 800 });
  return {
    organizer,
    event,
    product: await createProduct(sql, await createShop(sql), { stock: 100_000 }),
    venue: await createVenue(sql, owner, { booking_mode: 'instant' }),
  };
}

/** Calls functions through the gateway, as browsers do. Rejects when refused or when the stack is gone. */
function browserAt(url: string) {
  return async <T>(userId: string, name: string, args: Record<string, Argument>): Promise<T> => {
    const token = await signToken(secrets.jwtSecret, { sub: userId, role: 'authenticated' });
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: secrets.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(args),
    });
    const body = (await response.json()) as T;
    if (!response.ok) throw new Error(`${response.status} ${name}: ${JSON.stringify(body)}`);
    return body;
  };
}
type Browser = ReturnType<typeof browserAt>;

/** Buys tickets, a product and some hours, and pays. Each answer is noted the moment it is there. */
async function spendAnHour(browser: Browser, town: Town, fan: string, index: number) {
  const { order } = await browser<Purchase>(
    fan,
    'hold_tickets',
    purchaseFor(town.event, { free: 1, vip: 2 }, 1600),
  );
  const id = order?.id ?? '';
  acknowledged.orders.set(id, 'pending_payment');

  const products = await browser<{ id: string }>(
    fan,
    'order_products',
    productOrder({ [town.product]: 2 }),
  );
  acknowledged.orders.set(products.id, 'pending_payment');

  const at = (hour: number) => `${String(2 + hour).padStart(2, '0')}:00`;
  const slot = hours(2 + Math.floor(index / 20), at(index % 20), at((index % 20) + 1));
  const booking = await browser<{ id: string }>(
    fan,
    'request_venue_booking',
    venueRequest(town.venue, slot),
  );
  acknowledged.bookings.set(booking.id, 'awaiting_payment');

  await browser(fan, 'report_transfer', { p_order_id: id, p_last5: '12345' });
  acknowledged.orders.set(id, 'payment_review');
  await browser(town.organizer, 'confirm_payment', { p_order_id: id });
  acknowledged.orders.set(id, 'paid');
}

/** Comes for nothing, and changes their mind. */
async function registerAndCancel(browser: Browser, town: Town, fan: string) {
  const { registration_id: id } = await browser<Receipt>(
    fan,
    'register_for_event',
    registrationFor(town.event, { p_quantity: 2 }),
  );
  acknowledged.event_registrations.set(id, 'confirmed');
  await browser(fan, 'cancel_registration', { p_registration_id: id });
  acknowledged.event_registrations.set(id, 'cancelled');
}

/** Answers that the database knows nothing, or not enough, about. */
async function lost(sql: Sql): Promise<string[]> {
  const missing: string[] = [];
  for (const kind of Object.keys(steps) as Kind[]) {
    const rows = await sql<{ id: string; status: string }[]>`
      select id, status from public.${sql(kind)}`;
    const now = new Map(rows.map(({ id, status }) => [id, status]));
    const order: readonly string[] = steps[kind];
    for (const [id, status] of acknowledged[kind]) {
      const is = now.get(id);
      if (!is || order.indexOf(is) < order.indexOf(status)) {
        missing.push(`${kind} ${id}: ${status}, but ${is ?? 'is gone'}`);
      }
    }
  }
  return missing;
}

/** A crowd that goes on until the stack is gone; returns what was refused while it was there. */
async function storm(url: string, town: Town, fans: string[], round: number): Promise<string[]> {
  const browser = browserAt(url);
  const waiting = fans.map((fan, index) => ({ fan, index: round * fans.length + index }));
  const refused: string[] = [];
  const visit = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { fan, index } = next;
      try {
        await (index % 3 === 0
          ? registerAndCancel(browser, town, fan)
          : spendAnHour(browser, town, fan, index));
      } catch (error) {
        const { message } = error as Error;
        if (/^[2345]\d\d /.test(message)) refused.push(message);
        else return;
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, visit));
  return refused;
}

it(`keeps every acknowledged write through ${rounds} power cuts, and nothing half done`, async () => {
  let town: Town | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const { child, databaseUrl, url } = await start();
    const sql = connect(databaseUrl, { max: 2 });
    secrets ??= (await readSecrets(dataDir)) as Secrets;
    expect(await lost(sql)).toEqual([]);
    await checkInvariants(sql);

    town ??= await createTown(sql);
    const fans = await signUpCrowd(sql, sized(60, 150));
    const before = acknowledged.orders.size;
    const raging = storm(url, town, fans, round);
    // In the middle of it, however slow the machine is today.
    while (acknowledged.orders.size < before + 20) await sleep(10);
    await sleep((round * 397) % 900);
    await killEverything(child);
    await sql.end({ timeout: 0 }).catch(() => undefined);
    // Refused is only what was under way when the services went, one after the other.
    expect((await raging).filter((message) => !/^50[0-4] /.test(message))).toEqual([]);
  }
  const { databaseUrl } = await start();
  const sql = connect(databaseUrl);
  expect(await lost(sql)).toEqual([]);
  await checkInvariants(sql);
  await sql.end({ timeout: 5 });
}, 300_000);
