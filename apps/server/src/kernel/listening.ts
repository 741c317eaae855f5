import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { stopwatch } from './clock.ts'
import type { Log } from './log.ts'

/** What was told on a channel; null when something may have been missed. */
export type Hear = (told: string | null) => void

export interface Listening {
  /** Whether nothing that was told more than a moment ago can have been missed. */
  isAlive: () => boolean
  close: () => Promise<void>
}

const PROVE_MS = 300
/** Less than the second within which everybody must know, by what a busy process takes to look. */
const ALIVE_SECONDS = 0.8
const RETRY_MS = 500
const CONNECT_MS = 2000

export interface ListeningOptions {
  url: string
  channel: string
  log: Log
  hear: Hear
}

/**
 * Hears a channel of the database on a connection of its own. A connection that is cut says so; one
 * that leads nowhere does not, so it must answer again and again to be believed. Whoever hears must
 * remember nothing while it is not.
 */
export function listenTo({ url, channel, log, hear }: ListeningOptions): Listening {
  const stop = new AbortController()
  const { signal } = stop
  /** Since it was last asked something that it then answered. */
  let proven: (() => number) | null = null

  /** Ends only by failing. */
  async function hold(client: pg.Client): Promise<never> {
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the connection ended')))
    })
    lost.catch(() => {}) // told to whoever asks next
    await client.connect()
    client.on('notification', ({ payload }) => hear(payload ?? null))
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    hear(null)
    for (;;) {
      const asked = stopwatch()
      await Promise.race([client.query('select 1'), lost])
      proven = asked
      await Promise.race([sleep(PROVE_MS, undefined, { signal }), lost])
    }
  }

  async function run(): Promise<void> {
    let isTold = false
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: `hears ${channel}`,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: ALIVE_SECONDS * 1000,
      })
      const err: unknown = await hold(client).catch((err: unknown) => err)
      if (proven) isTold = false
      proven = null
      client.end().catch(() => {}) // it is of no use any more, however it ended
      if (signal.aborted) return
      if (!isTold) log.warn({ err, channel }, 'the channel is not heard; trying again')
      isTold = true
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    isAlive: () => proven !== null && proven() < ALIVE_SECONDS,
    close() {
      stop.abort()
      return running
    },
  }
}
