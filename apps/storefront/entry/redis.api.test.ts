import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pageKeys } from '@ironsouq/contract/page-cache'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageCache, type Made, type Served } from '../app/site/page-cache/page-cache.ts'
import { createPurges } from '../app/site/page-cache/purges.ts'
import { connectRedis } from './redis.ts'

/** The engines of `verify`, or those of development. */
function redisUrl(): string {
  const file = new URL('../../../.engines/env.json', import.meta.url)
  const given = process.env['REDIS_URL']
  return given ?? (JSON.parse(readFileSync(file, 'utf8')) as { REDIS_URL: string }).REDIS_URL
}

/** A way to Redis on which the bytes can stop; the connections stay open. */
async function aWayThatHangs() {
  const target = new URL(redisUrl())
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.pipe(far).on('error', () => {})
    far.pipe(near).on('error', () => {})
    near.on('close', () => far.destroy())
    for (const socket of [near, far]) sockets.add(socket)
    if (isHanging) far.cork()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hang = (to: boolean) => {
    isHanging = to
    for (const socket of sockets) socket[to ? 'cork' : 'uncork']()
  }
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const log = { info: () => {}, warn: () => {}, error: () => {} }
const KEY = { text: 'key', hasQuery: false }

const page = (text: string): Made => ({
  page: { headers: { 'x-a': 'b' }, tags: ['settings', 'devices'], body: Buffer.from(text) },
})
const shown = (served: Served) =>
  'other' in served ? [served.other.status] : [served.page.body.toString(), served.how]

describe('pages shared through Redis', () => {
  let prefix = ''
  let closers: (() => void)[] = []
  let redis: Redis
  beforeEach(() => {
    prefix = `storefront-test-${crypto.randomUUID()}:`
    redis = new Redis(redisUrl())
    closers = []
  })
  afterEach(async () => {
    for (const close of closers) close()
    const left = await redis.keys(`${prefix}*`)
    if (left.length > 0) await redis.del(...left)
    redis.disconnect()
  })

  async function aProcess(url = redisUrl()) {
    let time = 1_000_000
    const now = () => time
    const { store, close } = connectRedis(url, prefix, log)
    closers.push(close)
    const purges = createPurges({ now, onPurge: () => {}, onReset: () => cache.clear() })
    const cache = createPageCache({ now, log, store, purges, maxBytes: 1 << 20 })
    store.listen(purges.listener)
    if (url === redisUrl()) await expect.poll(() => purges.live()).toBe(true)
    return {
      store,
      purges,
      pass: (ms: number) => (time += ms),
      serve: async (render: () => Promise<Made> | Made) =>
        shown(await cache.serve(KEY, async () => render())),
    }
  }

  /** The same steps as in the API. */
  async function purge(seq: number, ...tags: string[]) {
    const keys = pageKeys(prefix)
    await redis.set(keys.seq, seq)
    for (const tag of tags) await redis.set(keys.tag(tag), seq)
    await redis.publish(keys.channel, JSON.stringify({ seq, tags }))
  }
  const cachedPages = async () => (await redis.keys(`${prefix}page:*`)).length
  const down = () => Promise.reject(new Error('down'))

  it('are made by one process and shown by another', async () => {
    const [one, two] = [await aProcess(), await aProcess()]
    expect(await one.serve(() => page('ours'))).toEqual(['ours', 'miss'])
    await expect.poll(cachedPages).toBe(1)
    expect(await two.serve(down)).toEqual(['ours', 'fresh'])
  })

  it('are old in every process once what they show has changed', async () => {
    await purge(10, 'settings')
    const [one, two, late] = [await aProcess(), await aProcess(), await aProcess()]
    await one.serve(() => page('old'))
    await expect.poll(cachedPages).toBe(1)
    await two.serve(down)
    await purge(11, 'devices', 'device:1')
    await expect.poll(() => two.purges.seq()).toBe(11)
    for (const each of [one, two, late])
      expect(await each.serve(() => page('new'))).toEqual(['new', 'miss'])
    expect(await late.serve(down)).toEqual(['old', 'stale'])
  })

  it('are asked about after a silence, and not made again if nothing happened', async () => {
    const one = await aProcess()
    await one.serve(() => page('first'))
    one.purges.listener.down()
    one.pass(2000)
    expect(await one.serve(() => page('second'))).toEqual(['first', 'fresh'])
    await purge(12, 'devices')
    one.pass(2000)
    expect(await one.serve(() => page('third'))).toEqual(['third', 'miss'])
  })

  it('are rendered again when Redis has lost the purges', async () => {
    await purge(20, 'settings')
    const one = await aProcess()
    await one.serve(() => page('first'))
    one.purges.listener.down()
    await redis.del(pageKeys(prefix).seq)
    one.pass(2000)
    expect(await one.serve(() => page('second'))).toEqual(['second', 'miss'])
  })

  it('are received again after the connection was lost', async () => {
    const one = await aProcess()
    await one.serve(() => page('first'))
    await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub')
    await expect.poll(() => one.purges.live()).toBe(false)
    await purge(13, 'devices')
    await expect.poll(() => one.purges.live()).toBe(true)
    expect(await one.serve(() => page('second'))).toEqual(['second', 'miss'])
  })

  it('are made without it when it is away, at once', async () => {
    const alone = await aProcess('redis://127.0.0.1:1')
    const began = performance.now()
    expect(await alone.serve(() => page('alone'))).toEqual(['alone', 'miss'])
    expect(await alone.serve(down)).toEqual(['alone', 'fresh'])
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('are made without it when it hangs, and soon at once; its silence is noticed', async () => {
    using way = await aWayThatHangs()
    const one = await aProcess(way.url)
    await expect.poll(() => one.purges.live()).toBe(true)
    way.hang(true)
    expect(await one.serve(() => page('slowly'))).toEqual(['slowly', 'miss'])
    await expect.poll(() => one.purges.live(), { timeout: 8000 }).toBe(false)
    const began = performance.now()
    await expect(one.store.read('other')).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(100)
    way.hang(false)
    await expect.poll(() => one.purges.live(), { timeout: 8000 }).toBe(true)
  }, 20_000)

  it('with invented queries fill no more of it than a limit; other pages are always shared', async () => {
    let time = 1_000_000
    const now = () => time
    const { store, close } = connectRedis(redisUrl(), prefix, log)
    closers.push(close)
    const purges = createPurges({ now, onPurge: () => {}, onReset: () => {} })
    const limits = { maxBytes: 1 << 20, queryBytes: 2000 }
    const cache = createPageCache({ now, log, store, purges, ...limits })
    store.listen(purges.listener)
    await expect.poll(() => purges.live()).toBe(true)
    const ask = (text: string, hasQuery: boolean) =>
      cache.serve({ text, hasQuery }, async () => page(`${text} ${crypto.randomUUID()}`))
    const many = (from: number) =>
      Promise.all(Array.from({ length: 50 }, (_, n) => ask(`?q=${from + n}`, true)))
    await many(0)
    await expect.poll(cachedPages).toBeGreaterThan(2)
    const filled = await cachedPages()
    expect(filled).toBeLessThan(20)
    await many(50)
    await ask('/en', false)
    await expect.poll(cachedPages).toBe(filled + 1)
    time += 600_000
    await many(100)
    await expect.poll(cachedPages).toBeGreaterThan(filled + 2)
  })

  it('are agreed on by the first who says a thing, until a moment', async () => {
    const [one, two] = [await aProcess(), await aProcess()]
    const until = Date.now() + 60_000
    expect(await one.store.agree('salt', 'first', until)).toBe('first')
    expect(await two.store.agree('salt', 'second', until)).toBe('first')
    expect(await redis.pttl(`${prefix}salt`)).toBeGreaterThan(50_000)
  })
})
