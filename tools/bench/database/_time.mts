import { readFileSync } from 'node:fs';
import { callFunction, openCaller } from './askers';
import { connect } from '../../../supabase/stack/postgres/connect';
import { readSubjects, scenarios } from './scenarios';
const base = process.env.DB ?? 'postgres://postgres@127.0.0.1:5599/postgres';
const sql = connect(base, { max: 1 });
const only = process.argv.slice(2);
const all = scenarios(await readSubjects(sql)).filter((s) => only.some((o) => s.name.includes(o)) && !s.name.startsWith('hold'));
for (const s of all) {
  const role = s.request(0).userId ? 'authenticated' : 'anon';
  const c = openCaller(base, role);
  const [{ pid }] = (await c`select pg_backend_pid() as pid`) as any;
  const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const N = Number(process.env.N ?? 120);
  for (let n = 0; n < 8; n++) await callFunction(c, s.request(n)).catch(() => {});
  const rows: { ms: number; args: string }[] = [];
  const t0 = performance.now();
  for (let n = 0; n < N && performance.now() - t0 < 20000; n++) {
    const r = s.request(n);
    const args = JSON.stringify(r.args);
    if (rows.some((row) => row.args === args)) continue;
    let ms = Infinity;
    for (let i = 0; i < 4; i++) {
      const before = cpu();
      await callFunction(c, r).catch((e) => console.log('ERR', e.message));
      ms = Math.min(ms, cpu() - before);
    }
    rows.push({ ms, args });
  }
  rows.sort((a, b) => b.ms - a.ms);
  const avg = rows.reduce((x, r) => x + r.ms, 0) / rows.length;
  console.log(`${s.name}: avg ${avg.toFixed(1)} p90 ${rows[Math.floor(rows.length / 10)].ms.toFixed(1)} worst ${rows[0].ms.toFixed(1)} (${rows.length})`);
  const seen = new Set<string>();
  if (process.env.SHOW) for (const r of rows) { if (seen.has(r.args)) continue; seen.add(r.args); console.log(`    ${r.ms.toFixed(1)} ${r.args}`); if (seen.size >= Number(process.env.SHOW)) break; }
  await c.end();
}
await sql.end();
