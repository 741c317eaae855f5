import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { detailStatement } from '../../../apps/server/src/features/machines/device-detail/device-detail.projection.ts'
import { shownStatement } from '../../../apps/server/src/features/mall/product-detail/product-detail.projection.ts'
import type { RecordedRequest } from '../search/recording-proxy.ts'

/**
 * The baseline: a bare Fastify handler that runs the same SQL statements, prepared, or sends the same
 * request to OpenSearch. No contract, rate limits, language packs or metrics: it costs what framework and
 * driver cost.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const app = Fastify()
const db = drizzle(pool, { casing: 'snake_case' })

interface Statement {
  getQuery: () => { sql: string; params: unknown[] }
}

/** A parameter of a statement is a named placeholder or a constant. */
const valueOf = (param: unknown, given: Record<string, unknown>) =>
  typeof param === 'object' && param !== null && 'name' in param ? given[String(param.name)] : param

function rowsOf(name: string, statement: Statement) {
  const { sql: text, params } = statement.getQuery()
  return async (given: Record<string, unknown>): Promise<unknown[]> => {
    const values = params.map((param) => valueOf(param, given))
    return (await pool.query<Record<string, unknown>>({ name, text, values })).rows
  }
}

const envelope = (data: unknown) => ({ success: true, code: '00000', msg: '', data })
const device = rowsOf('detail', detailStatement(db))
const product = rowsOf('product', shownStatement(db))

/** What our list sends to OpenSearch, by its path. */
const file = process.env['RECORDED_REQUESTS']
const recorded = new Map(
  file ? (JSON.parse(readFileSync(file, 'utf8')) as [string, RecordedRequest][]) : [],
)
const agent = new Agent({ keepAlive: true })
const headers = { 'content-type': 'application/x-ndjson' }

interface Found {
  responses: { hits: { hits: { _source: unknown }[] }; aggregations?: unknown }[]
}

async function find({ method, path, body }: RecordedRequest): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>()
  request(`${process.env['SEARCH_URL']}${path}`, { method, agent, headers }, (reply) => {
    json(reply).then((found) => resolve(found as Found), reject)
  })
    .on('error', reject)
    .end(body)
  return promise
}

app.get('/readyz', async () => ({ ready: true }))
app.get('/device/detail', async (request) => {
  const { deviceId: id } = request.query as { deviceId: string }
  const [row] = await device({ id, locale: request.headers['locale'] })
  return envelope(row)
})
app.get('/prod/prodInfo', async (request) => {
  const { prodId: id } = request.query as { prodId: string }
  const [row] = await product({
    id,
    locale: request.headers['locale'],
    today: new Date().toISOString().slice(0, 10),
  })
  return envelope(row)
})
app.get('/prod/list', async (request) => {
  const wanted = recorded.get(request.url)
  if (!wanted) throw new Error(`not recorded: ${request.url}`)
  const [page, ...counts] = (await find(wanted)).responses
  const records = page?.hits.hits.map(({ _source }) => _source)
  return envelope({ records, counts: counts.map(({ aggregations }) => aggregations) })
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
