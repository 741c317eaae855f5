import { createSessionCache } from '../../../apps/server/src/features/identity/session/session.cache.ts'
import { SESSION_ENDED } from '../../../apps/server/src/features/identity/session/session.ended.ts'
import {
  memberById,
  userInfoOf,
} from '../../../apps/server/src/features/people/member/member.queries.ts'
import { systemClock } from '../../../apps/server/src/kernel/clock.ts'
import type { Ctx } from '../../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../../apps/server/src/kernel/data/db.ts'
import { subscribeToChannel } from '../../../apps/server/src/kernel/data/pg-notifications.ts'
import { notLoggedIn } from '../../../apps/server/src/kernel/errors.ts'
import { serveHealth } from '../../../apps/server/src/kernel/http/health.ts'
import { createHttp } from '../../../apps/server/src/kernel/http/http.ts'
import { createRateLimits } from '../../../apps/server/src/kernel/http/rate-limits.ts'
import type { Actor, Routes } from '../../../apps/server/src/kernel/http/serve.ts'
import { createLog } from '../../../apps/server/src/kernel/ops/log.ts'
import { endpoint } from '../../../packages/contract/src/endpoint.ts'
import { memberEndpoints } from '../../../packages/contract/src/people/member/member.endpoints.ts'

/** An API with the same handler twice: for members, and for anyone. */
const MEMBER_ID = process.env['MEMBER_ID'] ?? ''
const { data } = memberEndpoints.userInfo
const call = { method: 'GET', summary: 'User info', data } as const
const closed = endpoint({ ...call, path: '/p/who', audience: 'member' })
const open = endpoint({ ...call, path: '/who', audience: 'anyone' })

async function handle({ ctx, actor }: { ctx: Ctx; actor: Actor | null }) {
  const row = await memberById(ctx, actor?.id ?? MEMBER_ID)
  if (!row) throw notLoggedIn()
  return userInfoOf(row)
}
const routes: Routes = (serve) => {
  serve(closed, handle)
  serve(open, handle)
}

const url = process.env['DATABASE_URL'] ?? ''
const log = createLog('bench', 'warn')
const limits = { statement: 0, lock: 0, idleInTransaction: 0, held: 0 }
const { db } = connect(url, { max: 10, log, limits })
/** Only what these handlers use: the database. */
const ctx = { db, now: systemClock, log } as Partial<Ctx> as Ctx
const sessions = createSessionCache({
  listen: (onMessage) => subscribeToChannel({ url, channel: SESSION_ENDED, log, onMessage }),
})
const app = await createHttp({
  ctx,
  registry: {
    routes: [routes],
    consumers: [],
    jobs: [],
    personalData: [],
    indexes: [],
    channels: [],
    webhooks: [],
    deadlines: [],
  },
  identify: sessions.identify,
  serviceKey: undefined,
  requireProof: async () => {},
  limits: createRateLimits(null as never, '', { max: 100_000_000, seconds: 60 }),
  isOverloaded: () => false,
  trustProxy: false,
})
serveHealth(app, { needed: {}, optional: {} })
app.get('/readyz', async () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
