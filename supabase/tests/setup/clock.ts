/**
 * `date` and `time` of an event that starts in 20 hours: its gates are open, and its tickets are still
 * sold and given away.
 */
export function soon(): { date: string; time: string } {
  const taipei = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Taipei',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + 20 * 3_600_000);
  const [date = '', time = ''] = taipei.split(' ');
  return { date, time };
}
