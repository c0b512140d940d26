import { readCalendarFile } from '../../../shared/src/own-calendar/read-calendar-file.ts';
import { ReadProblem, type ReadFault } from './read-address.ts';

/** The services of the project, and the network outside of it. */
export interface CalendarProject {
  callAsCaller(name: string, args: object, caller: Request): Promise<Response>;
  callAsServer(name: string, args: object): Promise<Response>;
  /** Does the request carry the secret key of the project? */
  isServer(request: Request): Promise<boolean>;
  /** @throws ReadProblem */
  readAddress(address: string): Promise<string>;
}

interface Source {
  id: string;
  url: string;
}

/**
 * `/functions/v1/calendars/…`: `refresh` (POST `{id}`) reads a calendar of the caller's now, by the address that the database
 * keeps; `sweep`, with the secret key, reads what is due. The database decides what is due and what is taken;
 * this reads the network and the file. Answers `{}` once it is done, whatever came of it: the owner reads that
 * in `my_calendar`.
 */
export async function calendars(request: Request, project: CalendarProject): Promise<Response> {
  const [, name] = /\/calendars\/([a-z]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (request.method === 'POST' && name === 'refresh') return refresh(request, project);
  if (request.method === 'POST' && name === 'sweep' && (await project.isServer(request))) {
    await readDue(project, {});
    return answer(200, {});
  }
  return answer(404, { code: 'NOT_FOUND', message: 'There is nothing here.' });
}

async function refresh(request: Request, project: CalendarProject): Promise<Response> {
  const { id } = (await request.json().catch(() => ({}))) as { id?: unknown };
  if (typeof id !== 'string') {
    return answer(400, { code: 'INVALID_INPUT', message: 'Which calendar?' });
  }
  const due = await project.callAsCaller('refresh_calendar_source', { p_source_id: id }, request);
  // The database's own refusal, with its code.
  if (!due.ok) return due;
  await readDue(project, { p_source_id: id });
  return answer(200, {});
}

/** One calendar that cannot be read keeps no other from it. */
async function readDue(project: CalendarProject, which: object): Promise<void> {
  const claimed = await project.callAsServer('claim_calendar_sources', which);
  const due = claimed.ok ? ((await claimed.json()) as Source[]) : [];
  await Promise.all(
    due.map(async (source) => {
      const fault = await take(project, source);
      if (fault) {
        await project.callAsServer('fail_calendar_source', {
          p_source_id: source.id,
          p_fault: fault,
        });
      }
    }),
  );
}

/** Reads a calendar and hands its entries over; says why that did not go. */
async function take(project: CalendarProject, { id, url }: Source): Promise<ReadFault | null> {
  let file;
  try {
    file = readCalendarFile(await project.readAddress(url), Date.now());
  } catch (error) {
    return error instanceof ReadProblem ? error.fault : 'no_calendar';
  }
  const taken = await project.callAsServer('take_calendar_source', {
    p_source_id: id,
    p_entries: file.entries.map(({ uid, startAt, endAt, title }) => ({
      uid,
      start_at: startAt,
      end_at: endAt,
      title,
    })),
    p_unclear: file.unclear,
    p_unread: file.unread,
  });
  return taken.ok || taken.status === 404 ? null : 'too_many';
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
