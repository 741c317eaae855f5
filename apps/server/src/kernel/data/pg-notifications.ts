import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { stopwatch } from '#kernel/clock.ts'
import type { Log } from '#kernel/ops/log.ts'

/** Called with the payload of a message; null when messages may have been missed. */
export type OnMessage = (payload: string | null) => void

export interface ChannelSubscription {
  /** Whether no message that is older than a moment can have been missed. */
  isAlive: () => boolean
  close: () => Promise<void>
}

const PROBE_MS = 300
/** Less than the second within which every process must know, minus what a busy process needs. */
const ALIVE_SECONDS = 0.8
const RETRY_MS = 500
const CONNECT_MS = 2000

export interface SubscriptionOptions {
  url: string
  channel: string
  log: Log
  onMessage: OnMessage
}

/**
 * Listens to a PostgreSQL channel on a connection of its own. A closed connection reports an error, a
 * dead one does not, so it is probed continuously. The listener must not trust what it cached while
 * the subscription is not alive.
 */
export function subscribeToChannel({
  url,
  channel,
  log,
  onMessage,
}: SubscriptionOptions): ChannelSubscription {
  const stop = new AbortController()
  const { signal } = stop
  /** Time since the last probe that was answered was sent. */
  let proven: (() => number) | null = null

  /** Ends only by failing. */
  async function hold(client: pg.Client): Promise<never> {
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the connection ended')))
    })
    lost.catch(() => {}) // the next race rejects with it
    await client.connect()
    client.on('notification', ({ payload }) => onMessage(payload ?? null))
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    onMessage(null)
    for (;;) {
      const asked = stopwatch()
      await Promise.race([client.query('select 1'), lost])
      proven = asked
      await Promise.race([sleep(PROBE_MS, undefined, { signal }), lost])
    }
  }

  async function run(): Promise<void> {
    let isLogged = false
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: `listens to ${channel}`,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: ALIVE_SECONDS * 1000,
      })
      const err: unknown = await hold(client).catch((err: unknown) => err)
      if (proven) isLogged = false
      proven = null
      client.end().catch(() => {}) // it is of no use any more, also if this fails
      if (signal.aborted) return
      if (!isLogged) log.warn({ err, channel }, 'the notification channel is lost; reconnecting')
      isLogged = true
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
