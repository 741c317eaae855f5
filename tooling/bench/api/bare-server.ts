import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { detailStatement } from '../../../apps/server/src/features/device-detail/device-detail.projection.ts'

/**
 * The baseline: a bare Fastify handler that runs the same SQL statement, prepared. No contract, rate
 * limits, language packs or metrics: it costs what framework and driver cost.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 })
const app = Fastify()
const { sql: text, params } = detailStatement(drizzle(pool, { casing: 'snake_case' })).getQuery()

/** A parameter of the statement is a named placeholder or a constant. */
const valueOf = (param: unknown, given: Record<string, unknown>) =>
  typeof param === 'object' && param !== null && 'name' in param ? given[String(param.name)] : param

app.get('/readyz', async () => ({ ready: true }))
app.get('/device/detail', async (request) => {
  const { deviceId } = request.query as { deviceId: string }
  const today = new Date().toISOString().slice(0, 10)
  const given = { id: deviceId, locale: request.headers['locale'], today }
  const values = params.map((param) => valueOf(param, given))
  const { rows } = await pool.query({ name: 'detail', text, values })
  return { success: true, code: '00000', msg: '', data: rows[0] as unknown }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
