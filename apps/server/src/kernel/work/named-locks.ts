import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#kernel/ops/log.ts'

const TRY_MS = 1000
/** PostgreSQL ends the session of a process that does not try for so long, and with it its locks. */
const LEASE_SECONDS = 10
const ANSWER_MS = 5000

export interface NamedLocks {
  isHeld: (name: string) => boolean
  close: () => Promise<void>
}

const TRY = `
  select name from unnest($1::text[]) as name
  where pg_try_advisory_lock(hashtextextended('deadline ' || name, 0))`

interface Options {
  url: string
  names: readonly string[]
  log: Log
}

/**
 * Holds each lock that no other process has, on one connection, for as long as this process runs. Locks of a process
 * that ended are free at once, those of one that hangs or cannot be reached when its lease is over.
 */
export function holdLocks({ url, names, log }: Options): NamedLocks {
  const stop = new AbortController()
  const { signal } = stop
  const held = new Set<string>()

  /** Ends by failing, or when it is stopped. */
  async function hold(client: pg.Client): Promise<void> {
    await client.connect()
    await client.query(`set idle_session_timeout = '${LEASE_SECONDS}s'`)
    while (!signal.aborted) {
      const missing = names.filter((name) => !held.has(name))
      const { rows } = await client.query<{ name: string }>(TRY, [missing])
      for (const { name } of rows) held.add(name)
      await sleep(TRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function run(): Promise<void> {
    let isLogged = false
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'deadlines',
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
      })
      client.on('error', () => held.clear()) // the next query fails with it
      try {
        await hold(client)
      } catch (err) {
        if (!isLogged || held.size > 0) log.warn({ err }, 'the locks of the deadlines are lost')
        isLogged = true
      }
      held.clear()
      // The server frees the locks; one that does not answer frees them by itself.
      const ended = client.end().catch(() => {})
      await Promise.race([ended, sleep(TRY_MS, undefined, { ref: false })])
      await sleep(TRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    isHeld: (name) => held.has(name),
    close() {
      stop.abort()
      return running
    },
  }
}
