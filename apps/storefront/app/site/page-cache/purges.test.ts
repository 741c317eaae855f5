import { SETTLE_MS } from '@ironsouq/contract/page-cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPurges } from './purges.ts'

describe('the purges that a process received', () => {
  let time = 0
  let resets = 0
  let purged: (readonly string[] | undefined)[] = []
  beforeEach(() => {
    time = 1_000_000
    resets = 0
    purged = []
  })
  const received = () =>
    createPurges({
      now: () => time,
      onPurge: (tags) => void purged.push(tags),
      onReset: () => void resets++,
    })

  it('ends pages of the tag that began before it, and no others', () => {
    const purges = received()
    purges.listener.up(10)
    purges.listener.received({ seq: 11, tags: ['devices', 'device:1'] })
    expect(purges.isPurged(['settings', 'device:1'], 10)).toBe(true)
    expect(purges.isPurged(['settings', 'device:2'], 10)).toBe(false)
    expect(purges.isPurged(['device:1'], purges.begin().seq)).toBe(false)
  })

  it('takes messages in any order', () => {
    const purges = received()
    purges.listener.up(10)
    purges.listener.received({ seq: 12, tags: ['b'] })
    purges.listener.received({ seq: 11, tags: ['a', 'b'] })
    expect(purges.seq()).toBe(12)
    expect(purges.isPurged(['b'], 11)).toBe(true)
    expect(purges.isPurged(['a'], 11)).toBe(false)
    expect(purges.isPurged(['a'], 10)).toBe(true)
  })

  it('does not trust a render that started too soon after it', () => {
    const purges = received()
    purges.listener.up(10)
    purges.listener.received({ seq: 11, tags: ['devices'] })
    time += SETTLE_MS - 1
    expect(purges.isSettled(['devices'], purges.begin())).toBe(false)
    expect(purges.isSettled(['settings'], purges.begin())).toBe(true)
    time += 1
    expect(purges.isSettled(['devices'], purges.begin())).toBe(true)
  })

  it('does not trust what it missed while it did not listen', () => {
    const purges = received()
    purges.listener.up(10)
    const before = purges.epoch()
    purges.listener.down()
    expect(purges.live()).toBe(false)
    purges.listener.up(15)
    expect(purges.live()).toBe(true)
    expect(purges.epoch()).not.toBe(before)
    expect(purges.seq()).toBe(15)
    expect(purged).toEqual([undefined, undefined])
  })

  it('starts again when the numbers do', () => {
    const purges = received()
    purges.listener.up(10)
    purges.listener.down()
    purges.listener.up(3)
    expect([resets, purges.seq()]).toEqual([1, 3])
  })

  it('believes a message more than a number that was read before it', () => {
    const purges = received()
    purges.listener.received({ seq: 11, tags: ['a'] })
    purges.listener.up(10)
    expect([resets, purges.seq()]).toEqual([0, 11])
    expect(purges.isPurged(['a'], 10)).toBe(true)
  })

  it('holds every page for old that is older than what it has forgotten', () => {
    const purges = received()
    purges.listener.up(1)
    for (let seq = 2; seq <= 10_005; seq++)
      purges.listener.received({ seq, tags: [`device:${seq}`] })
    expect(purges.isPurged(['device:none'], 4)).toBe(true)
    expect(purges.isPurged(['device:none'], 6)).toBe(false)
  })
})
