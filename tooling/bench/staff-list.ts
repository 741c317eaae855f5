import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { deskList } from '../../apps/server/src/features/machines/device-admin/device-admin.list.projection.ts'
import { asAppRole } from '../../apps/server/src/kernel/data/role/app-role.ts'
import { quantile } from '../drills/query-load.ts'
import { buildServer, builtPath, command, seedDemo, createEnvironment } from '../environment.ts'
import { compare, comparisonTable, logProgress, measureInterleaved } from './comparison.ts'
import { startServer } from './processes.ts'

/**
 * The staff list over a million machines: a call of the endpoint compared with the statements that it
 * sends, sent directly. Both are medians of sequential calls, in milliseconds.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    calls: { type: 'string', default: '20' },
    /** A database that has the listings already. */
    database: { type: 'string' },
  },
})
const [rounds, calls] = [Number(values.rounds), Number(values.calls)]
const LARGEST_RATIO = 1.5
const PAGE = 1000

type Query = Parameters<typeof deskList>[1]

const pathOf = (query: Query): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each))
  return `/p/staff/device/list?${params}`
}

const environment = await createEnvironment('staff_list')
const env = {
  ...environment.env,
  ...(values.database && {
    DATABASE_URL: asAppRole(values.database),
    MIGRATION_DATABASE_URL: values.database,
  }),
}
try {
  if (values.database === undefined) {
    logProgress(`seeding ${values.listings} listings`)
    const none = ['--pictured', '0', '--galleries', '0']
    await seedDemo(env, '--machines', '60', ...none, '--listings', values.listings)
  }
  const pool = new pg.Pool({ connectionString: env['MIGRATION_DATABASE_URL'] ?? '', max: 4 })
  const db = drizzle(pool, { casing: 'snake_case' })
  // The list reads nothing else of its context.
  const ctx = { db, locale: 'en', now: () => new Date() } as unknown as Parameters<
    typeof deskList
  >[0]
  await pool.query('vacuum analyze device')
  buildServer()
  const server = await startServer(builtPath('http'), {
    ...env,
    RATE_LIMIT_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
  })
  const staff = ['--audience', 'staff', '--permissions', 'device.read']
  const authorization = await command(env, 'token', ...staff)

  const call = async (query: Query) => {
    const reply = await fetch(server.base + pathOf(query), { headers: { authorization } })
    if (!reply.ok) throw new Error(`the list answered ${reply.status}`)
    return (await reply.json()) as { data: { next: string | null } }
  }

  /** The statements that one page needs, without the count that the pages of a list share. */
  async function statementsOf(query: Query) {
    await deskList(ctx, query)
    const sent: { text: string; params: unknown[] }[] = []
    const send = pool.query.bind(pool) as (...args: unknown[]) => unknown
    Object.assign(pool, {
      query(config: { text: string }, params: unknown[]) {
        sent.push({ text: config.text, params })
        return send(config, params)
      },
    })
    await deskList(ctx, query)
    Object.assign(pool, { query: send })
    return sent
  }

  const median = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < calls; n += 1) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
    return quantile(times, 0.5)
  }

  const usual = { size: 100, sort: '-updatedAt' } as const
  const byPrice = { size: 100, sort: '-price' } as const
  let cursor: string | null = null
  for (let page = 1; page < PAGE; page += 1)
    cursor = (await call({ ...byPrice, ...(cursor !== null && { cursor }) })).data.next
  const kinds: Record<string, Query> = {
    'first page': usual,
    filter: {
      ...usual,
      state: ['listed'],
      category: ['excavators'],
      grade: ['B'],
      emirate: ['dubai'],
    },
    sort: { size: 100, sort: 'workHours' },
    words: { ...usual, words: 'caterpillar 320' },
    'serial number': { ...usual, words: 'ISQM000500000' },
    [`page ${PAGE}`]: { ...byPrice, ...(cursor !== null && { cursor }) },
  }
  const rows = []
  for (const [name, query] of Object.entries(kinds)) {
    const statements = await statementsOf(query)
    const sides = await measureInterleaved(name, rounds, {
      baseline: () =>
        median(async () => {
          for (const { text, params } of statements) await pool.query(text, params)
        }),
      subject: () => median(() => call(query)),
      describe: (ms) => `${ms.toFixed(1)} ms`,
    })
    const target = { text: `at most ${LARGEST_RATIO}x`, isMetBy: (r: number) => r <= LARGEST_RATIO }
    rows.push(compare({ name, unit: 'ms', ...sides, target }))
  }
  process.stdout.write(`${comparisonTable(rows)}\n`)
  process.kill(server.pid)
  await pool.end()
} finally {
  await environment.destroy()
}
