import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildServer, builtPath, command, seedDemo, createEnvironment } from '../environment.ts'
import { logProgress } from './comparison.ts'
import { cpuOf, cpuOfTree, enginePid } from './cpu.ts'
import { startNode } from './processes.ts'

/**
 * New machines against many saved searches: the time that the worker needs for each machine and the
 * CPU of the worker, of OpenSearch and of PostgreSQL. The searches have one to five filters in the
 * proportions of buyers: category or brand, then grade, year, price, hours, emirate.
 */
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    machines: { type: 'string', default: '1000' },
    built: { type: 'boolean', default: false },
  },
})
const [searches, machines] = [Number(values.searches), Number(values.machines)]
if (!searches || !machines) {
  console.error('Usage: bench saved-search [--searches 100000] [--machines 1000] [--built]')
  process.exit(2)
}
const PER_MEMBER = 20

const MEMBERS = `insert into member (nick_name, created_at)
  select 'Buyer ' || n, now() from generate_series(1, $1) n`

/**
 * How narrow searches are is assumed: wider ones match more, and the figure depends on it. Each draw is
 * a fraction of its own, from the number of the search.
 */
const draw = (salt: string) => `(abs(hashtextextended('${salt}' || n, 0)) % 1000 / 1000.0)`
const SEARCHES = `insert into saved_search
    (member_id, name, query, query_key, locale, pace, is_want, note, seen_at, updated_at, created_at)
  select who.ids[1 + n % cardinality(who.ids)], 'Search ' || n,
    jsonb_strip_nulls(jsonb_build_object(
      'category', case when ${draw('c')} < 0.95 then kinds.codes[1 + (${draw('k')} * cardinality(kinds.codes))::int % cardinality(kinds.codes)] end,
      'brand', case when ${draw('b')} < 0.75 then makes.codes[1 + (${draw('m')} * cardinality(makes.codes))::int % cardinality(makes.codes)] end,
      'grade', case when ${draw('g')} < 0.3 then 'A,B' end,
      'year', case when ${draw('y')} < 0.4 then (2008 + (${draw('z')} * 14)::int)::text || '-' end,
      'price', case when ${draw('p')} < 0.5 then '-' || (50000 + (${draw('q')} * 600)::int * 1000)::text end,
      'hours', case when ${draw('h')} < 0.3 then '-' || (1000 + (${draw('i')} * 15)::int * 1000)::text end,
      'emirate', case when ${draw('e')} < 0.2 then 'dubai,sharjah' end)),
    n::text, 'en', 'daily', false, '', now(), now(), now() - interval '1 day'
  from generate_series(1, $1) n,
    (select array_agg(id) as ids from member where nick_name like 'Buyer %') who,
    (select array_agg(code order by code) as codes from category) kinds,
    (select array_agg(code order by code) as codes from brand) makes`

/** The machines are listed now, and each has one job. */
const JOBS = `with listed as (
    update device set listed_at = now(), version = version + 1 where state = 'listed' returning id
  )
  select graphile_worker.add_job('saved-search.match-new', json_build_object(
    'deviceId', id, 'eventId', id::text, 'at', now(), 'requestId', 'bench'))
  from (select id from listed limit $1) as chosen`

if (!values.built) buildServer()
const environment = await createEnvironment('saved_search')
const { env, pool } = environment
const count = async (sql: string) =>
  Number((await pool.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n)

try {
  logProgress(`seeding ${machines} machines and ${searches} saved searches`)
  const none = ['--pictured', '0', '--galleries', '0']
  await seedDemo(env, '--machines', String(Math.ceil(machines * 1.4)), ...none)
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(MEMBERS, [Math.ceil(searches / PER_MEMBER)])
  await pool.query(SEARCHES, [searches])
  await pool.query('analyze')
  const filling = performance.now()
  await command(env, 'search', 'reindex')
  logProgress(`indexed in ${Math.round((performance.now() - filling) / 1000)} s`)
  const { rowCount: jobs } = await pool.query(JOBS, [machines])
  const engines = { search: enginePid('opensearch'), database: enginePid('postgres') }
  const before = { search: cpuOf(engines.search), database: cpuOfTree(engines.database) }
  const began = performance.now()
  const worker = startNode(builtPath('worker'), { ...env, NODE_ENV: 'production' })
  const started = cpuOf(worker.pid ?? 0)
  const waiting = `graphile_worker.jobs where task_identifier = 'saved-search.match-new'`
  while ((await count(waiting)) > 0) await sleep(250)
  const seconds = (performance.now() - began) / 1000
  const figures = {
    machines: jobs ?? 0,
    matches: await count('search_match'),
    seconds: seconds.toFixed(1),
    'ms per machine': ((seconds * 1000) / (jobs ?? 1)).toFixed(1),
    'CPU s of the worker': (cpuOf(worker.pid ?? 0) - started).toFixed(1),
    'CPU s of OpenSearch': (cpuOf(engines.search) - before.search).toFixed(1),
    'CPU s of PostgreSQL': (cpuOfTree(engines.database) - before.database).toFixed(1),
  }
  for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`)
  worker.kill('SIGTERM')
} finally {
  await environment.destroy()
}
