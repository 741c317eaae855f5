import type { Ctx } from '../../apps/server/src/kernel/ctx.ts'
import { connect } from '../../apps/server/src/kernel/data/db.ts'
import { createLog } from '../../apps/server/src/kernel/ops/log.ts'
import { currentEnvironment } from './environment.ts'

const NO_LIMITS = { statement: 0, lock: 0, idleInTransaction: 0, held: 0 }
/** A worker runs one test at a time, and a test seldom does two things at once. */
const CONNECTIONS = 2
/** The machine may be busy. */
const CONNECT_MS = 60_000

let opened: { databaseUrl: string; made: ReturnType<typeof connect> } | undefined

/** The one pool of this worker. */
export function database(databaseUrl: string = currentEnvironment().databaseUrl) {
  if (opened?.databaseUrl === databaseUrl) return opened.made
  const log = createLog('e2e', 'silent')
  const options = { max: CONNECTIONS, log, limits: NO_LIMITS, connectMs: CONNECT_MS }
  opened = { databaseUrl, made: connect(databaseUrl, options) }
  return opened.made
}

/**
 * The server's ctx on the database of the installation, for builders and commands: tests write rows
 * as the server does, now or as they were written then. Events make no jobs here: what needs the worker is done through the API.
 */
export function serverCtx(at?: Date): Ctx {
  const needed = {
    db: database().db,
    log: createLog('e2e', 'silent'),
    now: () => at ?? new Date(),
    locale: 'en',
    requestId: 'e2e',
    acting: null,
    payments: {},
    channels: { send: () => {} },
    consumersOf: () => [],
  }
  return needed as unknown as Ctx
}
