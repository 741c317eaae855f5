import { ApiError, createClient } from '@ironsouq/contract/client'
import {
  type PageView,
  trafficEndpoints,
  VISITS_AT_ONCE,
} from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import type { Log } from '@ironsouq/front-server/log'
import { DEFAULT_LOCALE } from '@ironsouq/i18n/locales'

const SEND_EVERY_MS = 2000
/** The longest delay of a shutdown for the last batch. */
const STOP_MS = 3000
/** The queue limit while the API is down; the oldest are dropped. */
const MOST_WAITING = 10_000

interface Batch {
  /** The same for every try, so that none is counted twice. */
  idempotencyKey: string
  views: PageView[]
}

interface Parts {
  apiUrl: string
  serviceKey: string
  log: Log
}

/** Counts page views in memory and sends them to the API in batches. No request waits for it. */
export function createVisitCounter({ apiUrl, serviceKey, log }: Parts) {
  const call = createClient({
    base: apiUrl,
    locale: () => DEFAULT_LOCALE,
    token: () => serviceKey,
    log: () => {}, // logged below, once for a whole outage
  })
  const waiting: PageView[] = []
  let batch: Batch | undefined
  let sending: Promise<void> | undefined
  let dropped = 0
  let isLogged = false

  async function deliver({ idempotencyKey, views }: Batch): Promise<boolean> {
    try {
      await call(trafficEndpoints.count, { body: { views }, idempotencyKey })
      isLogged = false
      return true
    } catch (err) {
      const refused = err instanceof ApiError && err.status >= 400 && err.status < 500
      if (refused || !isLogged)
        log.warn({ err, views: views.length, refused }, 'visits are not counted')
      isLogged = true
      return refused && err.status !== 429 // a refused batch would be refused again
    }
  }

  /** Sends the queue, and repeats while at least `least` are waiting. */
  async function sendAll(least: number): Promise<void> {
    if (dropped > 0) log.warn({ dropped }, 'visits were dropped: too many wait for the API')
    dropped = 0
    do {
      batch ??= { idempotencyKey: crypto.randomUUID(), views: waiting.splice(0, VISITS_AT_ONCE) }
      if (batch.views.length > 0 && !(await deliver(batch))) return
      batch = undefined
    } while (waiting.length >= least)
  }

  const send = (least = VISITS_AT_ONCE) => {
    sending ??= sendAll(least).finally(() => (sending = undefined))
    return sending
  }
  const timer = setInterval(() => void send(), SEND_EVERY_MS)
  timer.unref()

  return {
    count(views: readonly PageView[]): void {
      waiting.push(...views)
      const surplus = waiting.length - MOST_WAITING
      if (surplus > 0) dropped += waiting.splice(0, surplus).length
      if (waiting.length >= VISITS_AT_ONCE && !isLogged) void send()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      const last = Promise.resolve(sending).then(() => send(1))
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
    },
  }
}
