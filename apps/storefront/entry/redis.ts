import { pageKeys, Purge } from '@ironsouq/contract/page-cache'
import type { Log } from '@ironsouq/front-server/log'
import { Redis } from 'ioredis'
import type { Listener, SharedStore } from '../app/site/page-cache/shared-store.ts'

/** While Redis is down, commands fail at once and the client reconnects in the background. */
const OPTIONS = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1000,
  commandTimeout: 250,
  // A connection without an answer for so long is ended: until there is a new one, commands fail at once.
  socketTimeout: 1000,
  retryStrategy: (times: number) => Math.min(times * 100, 2000),
}

/** A subscriber only waits: without a question it would not notice that its connection is dead. */
const PROBE_MS = 3000

interface Connected {
  store: SharedStore
  close: () => void
}

/** The shared store of the site's processes: cached pages and purges. */
export function connectRedis(url: string, prefix: string, log: Log): Connected {
  const keys = pageKeys(prefix)
  const pageKey = (key: string) => `${prefix}page:${key}`
  const redis = new Redis(url, OPTIONS)
  const subscriber = new Redis(url, { ...OPTIONS, autoResubscribe: false })
  let isLogged = false
  for (const connection of [redis, subscriber])
    connection.on('error', (err) => {
      if (!isLogged) log.warn({ err }, 'Redis is not available; continuing without it')
      isLogged = true
    })
  redis.on('ready', () => (isLogged = false))

  const number = (text: string | null | undefined) => Number(text ?? 0)

  let listener: Listener | undefined
  let isSubscribed = false
  const reportSequence = async () => listener?.up(number(await redis.get(keys.seq)))

  async function subscribe(): Promise<void> {
    await subscriber.subscribe(keys.channel)
    isSubscribed = true
    await reportSequence()
  }
  const notReceived = (err: unknown) => {
    log.warn({ err }, 'purges are not received')
    subscriber.disconnect(true)
  }
  subscriber.on('ready', () => void subscribe().catch(notReceived))
  subscriber.on('close', () => {
    if (isSubscribed) listener?.down()
    isSubscribed = false
  })
  subscriber.on('message', (_channel, text) => {
    const purge = purgeIn(text)
    if (purge) listener?.received(purge)
  })

  const probe = setInterval(() => {
    if (isSubscribed) subscriber.ping().catch(() => {}) // the socket's timeout ends the connection
  }, PROBE_MS).unref()

  const store: SharedStore = {
    async read(key) {
      const [bytes, leftMs] = await Promise.all([
        redis.getBuffer(pageKey(key)),
        redis.pttl(pageKey(key)),
      ])
      return bytes && leftMs > 0 ? { bytes, leftMs } : undefined
    },
    async write(key, bytes, lifeMs) {
      await redis.set(pageKey(key), bytes, 'PX', lifeMs)
    },
    async numbers(tags) {
      const [seq, ...numbers] = await redis.mget(keys.seq, ...tags.map(keys.tag))
      return { seq: number(seq), tags: numbers.map(number) }
    },
    listen(next) {
      listener = next
      if (isSubscribed) reportSequence().catch(notReceived)
    },
    async agree(key, value, untilMs) {
      const name = prefix + key
      await redis.set(name, value, 'PXAT', untilMs, 'NX')
      return (await redis.get(name)) ?? value
    },
  }
  return {
    store,
    close() {
      clearInterval(probe)
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}

function purgeIn(text: string): Purge | undefined {
  try {
    return Purge.parse(JSON.parse(text))
  } catch {
    return undefined // not a purge of ours
  }
}
