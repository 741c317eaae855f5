import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SmsPort } from '#kernel/ports/sms.ts'
import { startServer } from '#test/harness.ts'
import { limitSms } from './verification.sms-limits.service.ts'

const OPEN = { countries: [], perDay: 1000 } as const

/** Asks for messages at a site with these limits; the answer is `sent` or a status. */
async function aSite(limits: Pick<SmsPort, 'countries' | 'perDay'>) {
  const server = await startServer()
  const ctx = { ...server.ctx, sms: { ...limits, send: () => Promise.resolve() } }
  const ask = (target: string, askedBy: string | null = null, more = {}) =>
    limitSms(ctx, { target, askedBy, isSent: true, isKnownDevice: false, ...more }).then(
      () => 'sent',
      (err: unknown) => (err as { status: number }).status,
    )
  const askAll = (targets: readonly string[]) => Promise.all(targets.map((target) => ask(target)))
  return { ask, askAll, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

/** Numbers in a row, from the first one of a block of 10,000. */
const inBlock = (block: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${block}${String(n).padStart(4, '0')}`)

const countOf = (answers: readonly unknown[], answer: unknown) =>
  answers.filter((each) => each === answer).length

describe('text messages', () => {
  it('go only to the countries that the operator allows, if there is a list [ID-16]', async () => {
    await using site = await aSite({ countries: ['AE', 'SA'], perDay: 2 })
    expect(await site.ask('+8613800138000')).toBe(400)
    expect(await site.ask('+883510012345')).toBe(400) // satellite numbers belong to no country
    // A refused one does not count for the site.
    expect(await site.ask('+971501234567')).toBe('sent')
    expect(await site.ask('+966501234567')).toBe('sent')
    await using open = await aSite(OPEN)
    expect(await open.ask('+8613800138000')).toBe('sent')
  })

  it('go to a hundred numbers of one block of 10,000 a day, also at the same time [ID-16]', async () => {
    await using site = await aSite(OPEN)
    const answers = await site.askAll(inBlock('+97150123', 120))
    expect([countOf(answers, 'sent'), countOf(answers, 429)]).toEqual([100, 20])
    expect(await site.ask('+971501239999')).toBe(429)
    expect(await site.ask('+971501240000')).toBe('sent')
  })

  it('are limited per day for the whole site, also at the same time [ID-16]', async () => {
    await using site = await aSite({ countries: [], perDay: 10 })
    const blocks = Array.from({ length: 20 }, (_, n) => `+9715${10 + n}000000`)
    const answers = await site.askAll(blocks)
    expect([countOf(answers, 'sent'), countOf(answers, 429)]).toEqual([7, 13])
    // The rest is for members who are signed in, or on a device of theirs.
    for (const more of [{}, { isKnownDevice: true }, { isKnownDevice: true }])
      expect(
        await site.ask(randomUUID(), 'isKnownDevice' in more ? null : randomUUID(), more),
      ).toBe('sent')
    expect(await site.ask(randomUUID(), randomUUID())).toBe(429)
  })

  it('to numbers without an account are not sent, and use up nothing [ID-16]', async () => {
    await using site = await aSite({ countries: [], perDay: 10 })
    for (let n = 0; n < 30; n++)
      expect(await site.ask(`+9715${10 + n}000000`, null, { isSent: false })).toBe('sent')
    expect(await site.ask('+971561234567')).toBe('sent')
  })

  it('are limited per number, and a refused one does not use up what others share [ID-16]', async () => {
    await using site = await aSite({ countries: [], perDay: 17 })
    const answers = await site.askAll(Array<string>(30).fill('+971501234567'))
    expect([countOf(answers, 'sent'), countOf(answers, 429)]).toEqual([10, 20])
    const others = await site.askAll(['+971551234567', '+971561234567', '+971521234567'])
    expect([countOf(others, 'sent'), countOf(others, 429)]).toEqual([2, 1])
  })
})
