import { SETTLE_MS } from '@ironsouq/contract/page-cache'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageResponse } from '#site/site-types.ts'
import { createPageCache, type Made, type Served } from './page-cache.ts'
import { createPurges } from './purges.ts'

const KEY = { text: 'key', hasQuery: false }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const log = { info: () => {}, warn: () => {}, error: () => {} }

const page = (text: string): Made => ({
  page: { headers: {}, tags: ['settings', 'devices'], body: Buffer.from(text) },
})
const answer = (status: number): Made => ({
  other: { status, headers: {}, body: null } satisfies PageResponse,
})
const shown = (served: Served) =>
  'other' in served ? [served.other.status] : [served.page.body.toString(), served.how]

describe('cached pages', () => {
  let time = 0
  let made = 0
  let render: () => Promise<Made> | Made
  beforeEach(() => {
    time = 1_000_000
    made = 0
    render = () => page(`page ${made}`)
  })

  const hearing = () => {
    const purges = createPurges({
      now: () => time,
      onPurge: () => {},
      onReset: () => cache.clear(),
    })
    const parts = { now: () => time, log, store: undefined, maxBytes: 1 << 20 }
    const cache = createPageCache({ ...parts, purges })
    purges.listener.up(1)
    const serve = async () => {
      const served = await cache.serve(KEY, async () => {
        made++
        return render()
      })
      return shown(served)
    }
    const purge = (seq: number, tag = 'devices') => purges.listener.received({ seq, tags: [tag] })
    return { serve, purge, listener: purges.listener }
  }
  /** Waits for background work. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

  it('are made once for all who ask at the same time', async () => {
    const { serve } = hearing()
    const [first, ...others] = await Promise.all([serve(), serve(), serve()])
    expect([first, ...others]).toEqual([first, first, first])
    expect(first).toEqual(['page 1', 'miss'])
    expect(await serve()).toEqual(['page 1', 'fresh'])
    expect(made).toBe(1)
  })

  it('are rendered again for those who waited for a render that was limited', async () => {
    const { serve } = hearing()
    render = () => (made === 1 ? answer(429) : page(`page ${made}`))
    const [limited, ...others] = await Promise.all([serve(), serve(), serve()])
    expect(limited).toEqual([429])
    expect(others).toEqual([
      ['page 2', 'miss'],
      ['page 2', 'miss'],
    ])
  })

  it('are served for a minute, then once more while they are rendered again', async () => {
    const { serve } = hearing()
    await serve()
    time += MINUTE - 1
    expect(await serve()).toEqual(['page 1', 'fresh'])
    time += 1
    const [one, other] = await Promise.all([serve(), serve()])
    expect(one).toEqual(['page 1', 'stale'])
    expect(other).toEqual(one)
    await settle()
    expect(await serve()).toEqual(['page 2', 'fresh'])
    expect(made).toBe(2)
  })

  it('are shown old for a day when they cannot be made, and tried again after a pause', async () => {
    const { serve } = hearing()
    await serve()
    time += HOUR
    render = () => answer(503)
    expect(await serve()).toEqual(['page 1', 'stale'])
    await settle()
    expect(await serve()).toEqual(['page 1', 'stale'])
    await settle()
    expect(made).toBe(2)
    time += 5000
    render = () => Promise.reject(new Error('down'))
    expect(await serve()).toEqual(['page 1', 'stale'])
    await settle()
    expect(made).toBe(3)
    time += 24 * HOUR
    await expect(serve()).rejects.toThrow('down')
  })

  it('are made before anyone sees them again once what they show has changed', async () => {
    const { serve, purge } = hearing()
    await serve()
    purge(2, 'device:other')
    expect(await serve()).toEqual(['page 1', 'fresh'])
    purge(3)
    expect(await serve()).toEqual(['page 2', 'miss'])
  })

  it('are not cached while the change may not be visible everywhere', async () => {
    const { serve, purge } = hearing()
    purge(2)
    expect(await serve()).toEqual(['page 1', 'miss'])
    time += SETTLE_MS - 1
    expect(await serve()).toEqual(['page 2', 'miss'])
    time += 1
    expect(await serve()).toEqual(['page 3', 'miss'])
    expect(await serve()).toEqual(['page 3', 'fresh'])
  })

  it('are old when a change comes while they are made', async () => {
    const { serve, purge } = hearing()
    let land: (made: Made) => void = () => {}
    render = () => new Promise((resolve) => (land = resolve))
    const early = serve()
    await settle()
    purge(2)
    const late = serve()
    await settle()
    render = () => page('new')
    land(page('old'))
    expect(await early).toEqual(['old', 'miss'])
    expect(await late).toEqual(['new', 'miss'])
  })

  it('are better old than none when they were changed and cannot be made', async () => {
    const { serve, purge } = hearing()
    await serve()
    purge(2)
    render = () => answer(500)
    expect(await serve()).toEqual(['page 1', 'stale'])
    expect(await serve()).toEqual(['page 1', 'stale'])
    expect(made).toBe(2)
    time += 5000
    render = () => answer(429)
    expect(await serve()).toEqual(['page 1', 'stale'])
  })

  it('are gone when there is no such page any more', async () => {
    const { serve, purge } = hearing()
    await serve()
    purge(2)
    render = () => answer(404)
    expect(await serve()).toEqual([404])
    render = () => answer(503)
    expect(await serve()).toEqual([503])
  })

  it('are served for two seconds only while purges are not received', async () => {
    const { serve, listener } = hearing()
    await serve()
    time += 1000
    listener.down()
    expect(await serve()).toEqual(['page 1', 'fresh'])
    time += 1000
    expect(await serve()).toEqual(['page 2', 'miss'])
    listener.up(1)
    expect(await serve()).toEqual(['page 3', 'miss'])
    time += 30_000
    expect(await serve()).toEqual(['page 3', 'fresh'])
  })

  it('are dropped when the sequence of purges starts again', async () => {
    const { serve, listener } = hearing()
    await serve()
    listener.down()
    listener.up(0)
    expect(await serve()).toEqual(['page 2', 'miss'])
  })
})

describe('the memory of cached pages', () => {
  const BYTES = 10_000
  /** Random bytes: the compressed forms are as large as the page. */
  const noise = (): Made => ({
    page: {
      headers: {},
      tags: [],
      body: Buffer.from(crypto.getRandomValues(new Uint8Array(BYTES))),
    },
  })

  it('is bounded: the page that was unused longest goes', async () => {
    const purges = createPurges({ now: () => 0, onPurge: () => {}, onReset: () => {} })
    purges.listener.up(1)
    // Two pages fit with their compressed forms, three do not.
    const parts = { now: () => 0, log, store: undefined, maxBytes: 8 * BYTES }
    const cache = createPageCache({ ...parts, purges })
    const serve = (text: string) => cache.serve({ text, hasQuery: false }, async () => noise())
    const settled = () => new Promise((resolve) => setTimeout(resolve, 100))
    for (const text of ['a', 'b', 'a', 'c']) {
      await serve(text)
      await settled()
    }
    expect(['a', 'b', 'c'].map((text) => cache.fresh(text) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })
})
