import { SESSION_ENDED } from '../../apps/server/src/features/identity/session.ended.ts'
import { createSessionShelf } from '../../apps/server/src/features/identity/session.shelf.ts'
import { presentUserInfo } from '../../apps/server/src/features/member/member.present.ts'
import { memberById } from '../../apps/server/src/features/member/member.queries.ts'
import { systemClock } from '../../apps/server/src/kernel/clock.ts'
import type { Ctx } from '../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../apps/server/src/kernel/db.ts'
import { notLoggedIn } from '../../apps/server/src/kernel/errors.ts'
import { serveHealth } from '../../apps/server/src/kernel/health.ts'
import { createHttp } from '../../apps/server/src/kernel/http.ts'
import { createLimits } from '../../apps/server/src/kernel/limits.ts'
import { listenTo } from '../../apps/server/src/kernel/listening.ts'
import { createLog } from '../../apps/server/src/kernel/log.ts'
import type { Actor, Routes } from '../../apps/server/src/kernel/serve.ts'
import { endpoint } from '../../packages/contract/src/endpoint.ts'
import { memberEndpoints } from '../../packages/contract/src/member/member.endpoints.ts'

/** The API with one handler twice: once for members, once for anyone. */
const SOMEBODY = process.env['SOMEBODY'] ?? ''
const { data } = memberEndpoints.userInfo
const call = { method: 'GET', summary: 'Who it is', data } as const
const closed = endpoint({ ...call, path: '/p/who', audience: 'member' })
const open = endpoint({ ...call, path: '/who', audience: 'anyone' })

async function handle({ ctx, actor }: { ctx: Ctx; actor: Actor | null }) {
  const row = await memberById(ctx, actor?.id ?? SOMEBODY)
  if (!row) throw notLoggedIn()
  return presentUserInfo(row)
}
const routes: Routes = (serve) => {
  serve(closed, handle)
  serve(open, handle)
}

const url = process.env['DATABASE_URL'] ?? ''
const log = createLog('bench', 'warn')
const { db } = connect(url, { max: 10, log })
/** What these calls reach, which is the database alone. */
const ctx = { db, now: systemClock, log } as Partial<Ctx> as Ctx
const sessions = createSessionShelf({
  listen: (hear) => listenTo({ url, channel: SESSION_ENDED, log, hear }),
})
const app = await createHttp({
  ctx,
  registry: { routes: [routes], consumers: [], jobs: [], personal: [] },
  identify: sessions.identify,
  serviceKey: undefined,
  limits: createLimits(null as never, '', { max: 100_000_000, seconds: 60 }),
  isOverloaded: () => false,
  trustProxy: false,
})
serveHealth(app, { needed: {}, optional: {} })
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
