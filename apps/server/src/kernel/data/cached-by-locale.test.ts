import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from './cached-by-locale.ts'

/** The parts of a ctx that the cache uses, and a clock that the test sets. */
function testCtx() {
  const db = {}
  let at = 0
  const ctx = (locale: LocaleCode = 'en', own: object = db) =>
    ({ db: own, locale, now: () => new Date(at) }) as Ctx
  return { ctx, turn: (to: number) => void (at = to) }
}

/** A read that counts its calls, and ends when the test resolves it. */
function counted() {
  const ends: { resolve: (value: number) => void; reject: (err: Error) => void }[] = []
  const read = () =>
    new Promise<number>((resolve, reject) => {
      ends.push({ resolve, reject })
    })
  return { read, ends }
}

describe('a cachedByLocale read', () => {
  it('is made once for concurrent callers', async () => {
    const { ctx, turn } = testCtx()
    const { read, ends } = counted()
    const ask = cachedByLocale(read)
    const first = ask(ctx())
    turn(5000)
    const second = ask(ctx())
    expect(ends).toHaveLength(1)
    ends[0]?.resolve(7)
    expect(await Promise.all([first, second])).toEqual([7, 7])
  })

  it('is made again when the answer is a second old, counted from the start of the read', async () => {
    const { ctx, turn } = testCtx()
    let made = 0
    const ask = cachedByLocale(async () => ++made)
    expect(await ask(ctx())).toBe(1)
    turn(999)
    expect(await ask(ctx())).toBe(1)
    turn(1000)
    expect(await ask(ctx())).toBe(2)
    turn(-5000)
    expect(await ask(ctx())).toBe(3)
  })

  it('rejects for all waiting callers and does not cache the failure', async () => {
    const { ctx } = testCtx()
    const { read, ends } = counted()
    const ask = cachedByLocale(read)
    const waited = [ask(ctx()), ask(ctx())]
    ends[0]?.reject(new Error('away'))
    for (const answer of waited) await expect(answer).rejects.toThrow('away')
    const again = ask(ctx())
    ends[1]?.resolve(1)
    expect(await again).toBe(1)
  })

  it('has separate entries per language, argument and database', async () => {
    const { ctx } = testCtx()
    let made = 0
    const ask = cachedByLocale(async (_ctx: Ctx, name: string) => `${name} ${++made}`)
    expect(await ask(ctx('en'), 'a')).toBe('a 1')
    expect(await ask(ctx('ar'), 'a')).toBe('a 2')
    expect(await ask(ctx('en'), 'b')).toBe('b 3')
    expect(await ask(ctx('en', {}), 'a')).toBe('a 4')
    expect(await ask(ctx('en'), 'a')).toBe('a 1')
  })
})
