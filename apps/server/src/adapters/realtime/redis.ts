import { HEARTBEAT_SECONDS } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { Redis } from 'ioredis'
import type { ChannelPort } from '#kernel/ports/channel.ts'
import type { ChannelMessage, ChannelSignal } from '#kernel/realtime/channel.ts'
import type { BusListener, MessageBus, ExclusiveSession } from '#kernel/realtime/message-bus.ts'

/** Longer than two heartbeats: a lease that was renewed late is still there. */
const LEASE_SECONDS = 2 * HEARTBEAT_SECONDS + 10

const keysOf = (prefix: string) => ({
  channel: (name: string) => `${prefix}channel:${name}`,
  present: (name: string) => `${prefix}present:${name}`,
  exclusive: (name: string) => `${prefix}exclusive:${name}`,
  exclusives: `${prefix}exclusives`,
})

/** Renews an exclusive session, unless another one has its name. */
const RENEW_EXCLUSIVE = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return false
`

/** The side that sends: processes that write messages. */
export function createChannelPort({
  redis,
  prefix,
}: {
  redis: Redis
  prefix: string
}): ChannelPort {
  const keys = keysOf(prefix)
  return {
    send(messages) {
      for (const { channel, seq, body } of messages)
        // Clients get a lost message from the database a moment later.
        redis.publish(keys.channel(channel), JSON.stringify({ seq, body })).catch(() => {})
    },
    async present(names) {
      if (names.length === 0) return new Set()
      const found = await redis.mget(names.map(keys.present))
      return new Set(names.filter((_, i) => found[i] !== null))
    },
  }
}

function contentIn(channel: string, text: string): ChannelMessage | ChannelSignal | null {
  try {
    const { seq, body, from, account } = JSON.parse(text) as Record<string, unknown>
    if (typeof seq === 'number') return { channel, seq, body }
    return typeof from === 'string' && typeof account === 'string'
      ? { channel, from, account }
      : null
  } catch {
    return null // not of ours
  }
}

function exclusiveIn(text: string): ExclusiveSession | null {
  try {
    const { name, sessionId } = JSON.parse(text) as Partial<ExclusiveSession>
    return name && sessionId ? { name, sessionId } : null
  } catch {
    return null
  }
}

/** A subscriber only waits: without a question it would not notice that its connection is dead. */
const PROBE_MS = 3000

interface BusOptions {
  /** For commands. */
  redis: Redis
  /** A connection of its own, which only receives. */
  subscriber: Redis
  prefix: string
}

/** The side that receives: the realtime process. */
export function createRedisBus({ redis, subscriber, prefix }: BusOptions): {
  bus: MessageBus
  close: () => void
} {
  const keys = keysOf(prefix)
  const ofChannels = keys.channel('')
  const followed = new Set<string>()
  let listener: BusListener | undefined

  async function subscribeAll(): Promise<void> {
    await subscriber.subscribe(keys.exclusives, ...[...followed].map(keys.channel))
    listener?.restored()
  }
  const again = () => subscriber.disconnect(true)
  subscriber.on('ready', () => void subscribeAll().catch(again))
  subscriber.on('message', (key, text) => {
    if (key === keys.exclusives) {
      const session = exclusiveIn(text)
      if (session) listener?.exclusiveTaken(session)
      return
    }
    const content = contentIn(key.slice(ofChannels.length), text)
    if (!content) return
    if ('seq' in content) listener?.message(content)
    else listener?.signal(content)
  })
  const probe = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => {}) // its timeout ends the connection
  }, PROBE_MS)

  const bus: MessageBus = {
    listen(next) {
      listener = next
    },
    follow(channel) {
      followed.add(channel)
      if (subscriber.status === 'ready') subscriber.subscribe(keys.channel(channel)).catch(again)
    },
    unfollow(channel) {
      followed.delete(channel)
      if (subscriber.status === 'ready') subscriber.unsubscribe(keys.channel(channel)).catch(again)
    },
    signal({ channel, ...signal }) {
      redis.publish(keys.channel(channel), JSON.stringify(signal)).catch(() => {}) // it may be lost
    },
    async renewPresence(names) {
      if (names.length === 0) return
      const pipeline = redis.pipeline()
      for (const name of names) pipeline.set(keys.present(name), 1, 'EX', LEASE_SECONDS)
      await pipeline.exec()
    },
    async takeExclusive(session) {
      await redis.set(keys.exclusive(session.name), session.sessionId, 'EX', LEASE_SECONDS)
      await redis.publish(keys.exclusives, JSON.stringify(session))
    },
    async renewExclusive(sessions) {
      const holders = await Promise.all(
        sessions.map(({ name, sessionId }) =>
          redis.eval(RENEW_EXCLUSIVE, 1, keys.exclusive(name), sessionId, LEASE_SECONDS),
        ),
      )
      return sessions.flatMap(({ name }, i) => {
        const holder = holders[i]
        return typeof holder === 'string' ? [{ name, sessionId: holder }] : []
      })
    },
  }
  return { bus, close: () => clearInterval(probe) }
}
