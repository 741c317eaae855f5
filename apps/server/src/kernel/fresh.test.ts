import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import type { Ctx } from './ctx.ts'
import { fresh } from './fresh.ts'

/** As much of a ctx as the shelf looks at, and a clock that is turned by hand. */
function stage() {
  const db = {}
  let at = 0
  const ctx = (locale: LocaleCode = 'en', own: object = db) =>
    ({ db: own, locale, now: () => new Date(at) }) as Ctx
  return { ctx, turn: (to: number) => void (at = to) }
}

/** A read that counts how often it was made, and ends when it is told to. */
function counted() {
  const ends: { resolve: (value: number) => void; reject: (err: Error) => void }[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      ends.push({ resolve, reject })
    })
  return { read, ends }
}

describe('a fresh read', () => {
  it('is made once for all who ask at the same time', async () => {
    const { ctx, turn } = stage()
    const { read, ends } = counted()
    const ask = fresh(read)
    const first = ask(ctx())
    turn(5000)
    const second = ask(ctx())
    expect(ends).toHaveLength(1)
    ends[0]?.resolve(7)
    expect(await Promise.all([first, second])).toEqual([7, 7])
  })

  it('is made again when the answer is a second old, counted from when it was asked for', async () => {
    const { ctx, turn } = stage()
    let made = 0
    const ask = fresh(async () => ++made)
    expect(await ask(ctx())).toBe(1)
    turn(999)
    expect(await ask(ctx())).toBe(1)
    turn(1000)
    expect(await ask(ctx())).toBe(2)
    turn(-5000)
    expect(await ask(ctx())).toBe(3)
  })

  it('tells a failure to those who waited and does not keep it', async () => {
    const { ctx } = stage()
    const { read, ends } = counted()
    const ask = fresh(read)
    const waited = [ask(ctx()), ask(ctx())]
    ends[0]?.reject(new Error('away'))
    for (const answer of waited) await expect(answer).rejects.toThrow('away')
    const again = ask(ctx())
    ends[1]?.resolve(1)
    expect(await again).toBe(1)
  })

  it('is kept apart by language, argument and database', async () => {
    const { ctx } = stage()
    let made = 0
    const ask = fresh(async (_ctx: Ctx, name: string) => `${name} ${++made}`)
    expect(await ask(ctx('en'), 'a')).toBe('a 1')
    expect(await ask(ctx('ar'), 'a')).toBe('a 2')
    expect(await ask(ctx('en'), 'b')).toBe('b 3')
    expect(await ask(ctx('en', {}), 'a')).toBe('a 4')
    expect(await ask(ctx('en'), 'a')).toBe('a 1')
  })
})
