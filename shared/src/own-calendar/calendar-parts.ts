import ICAL from 'ical.js';

/** One VCALENDAR of a file, part by part. */
export interface CalendarParts {
  zones: ICAL.Component[];
  /** VEVENT and VFREEBUSY. */
  parts: ICAL.Component[];
  /** Parts that are none. */
  broken: number;
}

const outer = /^(VCALENDAR|VEVENT|VFREEBUSY|VTIMEZONE|VTODO|VJOURNAL)$/;
/** What is read of a part; other lines are left out, because programs write much else, and not always well. */
const read =
  /^(UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY)[;:]/i;
/** A day that does not say that it is one. */
const bareDay =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;]*)*):(\d{8}(?:,\d{8})*)$/i;

const parse = (name: string, lines: readonly string[]) =>
  new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')) as never);

/** The calendars of a text. Each part is parsed by itself: one that is broken, or cut off, hides no other. */
export function calendarsIn(text: string): CalendarParts[] {
  const calendars: CalendarParts[] = [];
  let calendar: CalendarParts | null = null;
  let part: { name: string; lines: string[]; within: string[] } | null = null;
  const isWanted = () => part?.name === 'VEVENT' || part?.name === 'VFREEBUSY';
  const close = (isWhole: boolean) => {
    if (!calendar || !part) return;
    try {
      if (!isWhole) throw new Error('cut off');
      const component = parse(part.name, part.lines);
      if (isWanted()) calendar.parts.push(component);
      else if (part.name === 'VTIMEZONE') calendar.zones.push(component);
    } catch {
      if (isWanted()) calendar.broken += 1;
    }
    part = null;
  };
  const unfolded = text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\r|\n)[ \t]/g, '');
  for (const line of unfolded.split(/[\r\n]+/)) {
    const [, edge, word] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = word?.toUpperCase() ?? '';
    const begins = edge?.toUpperCase() === 'BEGIN';
    if (edge && outer.test(name)) {
      close(!begins && name === part?.name);
      if (begins && name === 'VCALENDAR') {
        calendars.push((calendar = { zones: [], parts: [], broken: 0 }));
      } else if (name === 'VCALENDAR') calendar = null;
      else if (begins) part = { name, lines: [], within: [] };
    } else if (part?.name === 'VTIMEZONE') part.lines.push(line);
    else if (part && edge) {
      // Alarms and the like, which are not read.
      if (begins) part.within.push(name);
      else part.within.pop();
    } else if (part?.within.length === 0 && read.test(line)) {
      part.lines.push(line.replace(bareDay, '$1$2;VALUE=DATE:$3'));
    }
  }
  close(false);
  return calendars;
}
