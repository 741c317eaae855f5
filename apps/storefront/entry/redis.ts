import { pageKeys, Purge } from '@ironsouq/contract/pages'
import { Redis } from 'ioredis'
import type { Listener, SharedStore } from '../app/shell/cache/shared-store.ts'
import type { Log } from '../app/shell/surroundings.ts'

/** A store that is away must cost nothing: commands fail at once, and it is looked for meanwhile. */
const OPTIONS = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1000,
  commandTimeout: 250,
  retryStrategy: (times: number) => Math.min(times * 100, 2000),
}

interface Connected {
  store: SharedStore
  close: () => void
}

/** What the processes of a site share: pages, and word of which are old. */
export function connectRedis(url: string, prefix: string, log: Log): Connected {
  const keys = pageKeys(prefix)
  const pageKey = (key: string) => `${prefix}page:${key}`
  const redis = new Redis(url, OPTIONS)
  const ear = new Redis(url, { ...OPTIONS, autoResubscribe: false })
  let told = false
  for (const connection of [redis, ear])
    connection.on('error', (err) => {
      if (!told) log.warn({ err }, 'Redis does not answer; going on without')
      told = true
    })
  redis.on('ready', () => (told = false))

  const number = (text: string | null | undefined) => Number(text ?? 0)

  let listener: Listener | undefined
  let hears = false
  const tellWhereWeAre = async () => listener?.up(number(await redis.get(keys.seq)))

  async function attend(): Promise<void> {
    await ear.subscribe(keys.channel)
    hears = true
    await tellWhereWeAre()
  }
  const unheard = (err: unknown) => {
    log.warn({ err }, 'purges are not heard')
    ear.disconnect(true)
  }
  ear.on('ready', () => void attend().catch(unheard))
  ear.on('close', () => {
    if (hears) listener?.down()
    hears = false
  })
  ear.on('message', (_channel, text) => {
    const purge = purgeIn(text)
    if (purge) listener?.heard(purge)
  })

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
      if (hears) tellWhereWeAre().catch(unheard)
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
      redis.disconnect()
      ear.disconnect()
    },
  }
}

function purgeIn(text: string): Purge | undefined {
  try {
    return Purge.parse(JSON.parse(text))
  } catch {
    return undefined // not from us
  }
}
