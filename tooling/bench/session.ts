import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { createEnvironment } from '../environment.ts'
import { compare, measureInterleaved, comparisonTable } from './comparison.ts'
import { cpuOf, cpuOfTree, enginePid } from './cpu.ts'
import { startServer } from './processes.ts'

/**
 * The cost of authentication: a request with a session compare with the same handler without one.
 * Both run the same query. CPU of the process and of PostgreSQL together.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    sessions: { type: 'string', default: '1000' },
  },
})
const [rounds, seconds, count] = [values.rounds, values.seconds, values.sessions].map(Number)
if (![rounds, seconds, count].every((n) => n !== undefined && n > 0)) {
  console.error('Usage: bench session [--rounds 3] [--seconds 8] [--sessions 1000]')
  process.exit(2)
}
const LARGEST_RATIO = 1.3

const environment = await createEnvironment('bench')
const tokens = Array.from({ length: count ?? 0 }, () => randomBytes(32).toString('base64url'))
const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
const { rows } = await environment.pool.query<{ member: string }>(
  `with inserted as (
     insert into member (nick_name, mail, created_at)
     select 'Member', n || '@example.com', now() from generate_series(1, cardinality($1::bytea[])) n
     returning id
   ), numbered as (select id, row_number() over () as n from inserted)
   insert into session (token_hash, audience, subject_id, created_at, last_seen_at, expires_at, ends_at)
   select hash, 'member', numbered.id, now(), now(), now() + interval '30 days', now() + interval '90 days'
   from unnest($1::bytea[]) with ordinality as given (hash, n) join numbered using (n)
   returning subject_id as member`,
  [hashes],
)
const server = await startServer(fileURLToPath(new URL('./session/server.ts', import.meta.url)), {
  ...environment.env,
  NODE_ENV: 'production',
  MEMBER_ID: rows[0]?.member ?? '',
})

interface Cost {
  ms: number
  requests: number
}

async function costOf(requests: autocannon.Request[]): Promise<Cost> {
  const cpu = () => cpuOf(server.pid) + cpuOfTree(enginePid('postgres'))
  const before = cpu()
  const result = await autocannon({
    url: server.base,
    connections: 8,
    duration: seconds ?? 0,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} responses were not 200, ${result.errors} failed`)
  return { ms: ((cpu() - before) * 1000) / result['2xx'], requests: result['2xx'] }
}

const closed = tokens.map((authorization) => ({ path: '/p/who', headers: { authorization } }))
const { baseline, subject } = await measureInterleaved('session', rounds ?? 0, {
  baseline: () => costOf([{ path: '/who' }]),
  subject: () => costOf(closed),
  describe: ({ ms, requests }) => `${ms.toFixed(3)} ms of CPU, ${requests} responses`,
})
const row = compare({
  name: 'with a session',
  unit: 'CPU ms',
  baseline: baseline.map(({ ms }) => ms),
  subject: subject.map(({ ms }) => ms),
  target: { text: `at most ${LARGEST_RATIO}`, isMetBy: (ratio) => ratio <= LARGEST_RATIO },
})
console.log(comparisonTable([row]))
await environment.destroy()
process.exit(row.isMet || row.void ? 0 : 1)
