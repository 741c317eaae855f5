import { randomUUID } from 'node:crypto'
import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import { describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox, type Mail } from '#test/inbox.ts'
import { subscription } from './subscription.tables.ts'

const anAddress = () => `${randomUUID()}@reader.example`

async function ask(server: TestServer, email: string, language: 'en' | 'ar' = 'en') {
  const answer = await server.client({ language })(subscriptionEndpoints.ask, { body: { email } })
  await server.work()
  return answer
}

const ticketIn = ({ text }: Mail) => /confirm\?ticket=([\w-]{43})/.exec(text)?.[1] ?? ''
const states = async ({ ctx }: TestServer) =>
  (await ctx.db.select({ state: subscription.state }).from(subscription)).map((row) => row.state)

describe('the subscription to the weekly list of sales', () => {
  it('sends an email in the reader’s language, and starts when its link is followed', async () => {
    await using server = await startServer()
    const email = anAddress()
    expect(await ask(server, email, 'ar')).toEqual({ state: 'asked' })
    const [mail, ...others] = await inbox(email)
    expect(others).toEqual([])
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('http://shop.example/ar/subscribe/confirm?ticket=')
    const confirm = { body: { ticket: ticketIn(mail!) } }
    const call = server.client()
    expect(await call(subscriptionEndpoints.confirm, confirm)).toEqual({ state: 'confirmed' })
    expect(await call(subscriptionEndpoints.confirm, confirm)).toEqual({ state: 'confirmed' })
    expect(await states(server)).toEqual(['confirmed'])
  })

  it('ends with one click, and can be requested again', async () => {
    await using server = await startServer()
    const email = anAddress()
    await ask(server, email)
    const [mail] = await inbox(email)
    const ticket = { body: { ticket: ticketIn(mail!) } }
    expect(await server.client()(subscriptionEndpoints.cancel, ticket)).toEqual({
      state: 'cancelled',
    })
    server.turnClock('2026-11-14T09:00:00Z')
    await ask(server, email.toUpperCase())
    expect(await states(server)).toEqual(['asked'])
  })

  it('answers the same for a known address, and emails it once in ten minutes', async () => {
    await using server = await startServer()
    const email = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.client()(subscriptionEndpoints.ask, { body: { email } }),
      ),
    )
    await server.work()
    expect(answers).toEqual(answers.map(() => ({ state: 'asked' })))
    expect(await inbox(email)).toHaveLength(1)
  })

  it('refuses an invalid address and an unknown ticket', async () => {
    await using server = await startServer()
    const call = server.client()
    await expect(
      call(subscriptionEndpoints.ask, { body: { email: 'buyer@yard' } }),
    ).rejects.toMatchObject({ code: 'A00001', status: 400 })
    await expect(
      call(subscriptionEndpoints.confirm, { body: { ticket: 'x'.repeat(43) } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
