import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { postWebhook, webhookWith } from '@ironsouq/sandboxes/providers/whatsapp'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatMessage } from '#features/deals/chat/chat.tables.ts'
import { claimAnswer } from '#features/deals/chat/delivery/chat.delivery.service.ts'
import { staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { one } from '#kernel/data/db.ts'
import { WhatsappUnavailable } from '#kernel/ports/whatsapp.ts'
import { aTakenChat, saying } from '#test/chats.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import type { TestServer } from '#test/harness.ts'
import { aTakenPhone, startWithWhatsapp } from '#test/whatsapp/phones.ts'
import { sendAnswer } from './whatsapp.send.service.ts'

const { send, thread } = chatStaffEndpoints

let running: Awaited<ReturnType<typeof startWithWhatsapp>>
let server: TestServer
beforeAll(async () => {
  running = await startWithWhatsapp()
  server = running.server
})
afterAll(() => running[Symbol.asyncDispose]())
let minute = 0
beforeEach(() => {
  running.api.behave('well')
  // The circuit breaker of the test before is closed again.
  server.turnClock(new Date(Date.UTC(2026, 10, 14, 9, ++minute)).toISOString())
})

/** A conversation from WhatsApp with what its two sides see. */
async function aConversation() {
  const { phone, agent, chatId } = await aTakenPhone(server)
  const inbox = () => running.api.inbox().filter(({ to }) => `+${to}` === phone.mobile)
  const deliveries = async () =>
    (await agent.call(thread, { query: { chatId } })).messages.map(({ delivery }) => delivery)
  const idOf = async (seq: number) => {
    const which = and(eq(chatMessage.chatId, chatId), eq(chatMessage.seq, seq))
    return one(await server.ctx.db.select().from(chatMessage).where(which)).id
  }
  const answer = (text: string) => agent.call(send, { body: saying(chatId, text) })
  const status = (id: string, of: string, more: object = {}) =>
    postWebhook(server.base, webhookWith({ statuses: [{ id, status: of, ...more }] }))
  return { phone, agent, chatId, inbox, deliveries, idOf, answer, status }
}

describe('an answer of our customer service', () => {
  it('goes to the WhatsApp of the buyer once, however often its job runs', async () => {
    const { answer, inbox, deliveries, idOf } = await aConversation()
    expect(await answer('It is')).toMatchObject({ delivery: 'waiting', via: 'web' })
    const id = await idOf(2)
    await Promise.all(Array.from({ length: 8 }, () => sendAnswer(server.ctx, id).catch(() => null)))
    await server.work()
    expect(inbox()).toMatchObject([{ text: 'It is', reference: id }])
    const [, delivery] = await deliveries()
    // Jobs of one event never run at the same time; if they did, nothing would be sent twice.
    expect(['sent', 'failed']).toContain(delivery)
  })

  it('is sent, delivered and read there, and then read in the conversation [CH-4]', async () => {
    const { phone, chatId, answer, inbox, deliveries, status } = await aConversation()
    await answer('It is')
    await server.work()
    expect(await deliveries()).toEqual([null, 'sent'])
    const { id } = one(inbox())
    await status(id, 'delivered')
    expect(await deliveries()).toEqual([null, 'delivered'])
    const unread = async () =>
      (await phone.call(chatEndpoints.detail, { query: { chatId } })).unread
    expect(await unread()).toBe(1)
    await status(id, 'read')
    // Statuses come in any order and more than once.
    for (const late of ['delivered', 'sent', 'failed', 'read', 'unknown']) await status(id, late)
    expect(await deliveries()).toEqual([null, 'read'])
    expect(await unread()).toBe(0)
  })

  it('is in the thread alone when the buyer wrote too long ago, and the desk sees it', async () => {
    await using running = await startWithWhatsapp()
    const { server, api } = running
    const { phone, agent, chatId } = await aTakenPhone(server)
    server.turnClock('2026-11-15T07:59:59Z')
    const call = server.client({ bearer: await staffTokenOf(server.ctx, agent.id) })
    expect(await call(send, { body: saying(chatId, 'In time') })).toMatchObject({
      delivery: 'waiting',
    })
    server.turnClock('2026-11-15T08:00:00Z')
    await server.work()
    expect(await call(send, { body: saying(chatId, 'Late') })).toMatchObject({ delivery: 'late' })
    await server.work()
    expect(api.inbox()).toEqual([])
    expect((await phone.thread()).map(({ text, delivery }) => [text, delivery])).toEqual([
      ['Is it still for sale?', null],
      ['In time', 'late'],
      ['Late', 'late'],
    ])
    expect(await phone.chats()).toMatchObject([{ unread: 2 }])
  })

  it('waits while WhatsApp is out of order, and those after it wait for it', async () => {
    const { answer, inbox, deliveries, idOf } = await aConversation()
    await answer('First')
    await answer('Second')
    const [first, second] = [await idOf(2), await idOf(3)]
    await expect(sendAnswer(server.ctx, second)).rejects.toThrow(WhatsappUnavailable)
    running.api.behave({ status: 503, code: 131_016 })
    await expect(sendAnswer(server.ctx, first)).rejects.toThrow(WhatsappUnavailable)
    expect(await deliveries()).toEqual([null, 'waiting', 'waiting'])
    running.api.behave('well')
    server.turnClock(new Date(server.ctx.now().getTime() + 10_000).toISOString())
    for (const id of [first, second]) await sendAnswer(server.ctx, id)
    expect(inbox().map(({ text }) => text)).toEqual(['First', 'Second'])
    expect(await deliveries()).toEqual([null, 'sent', 'sent'])
  })

  it('that may have been taken is not sent again; its status says what became of it', async () => {
    const { answer, inbox, deliveries, idOf, status } = await aConversation()
    await answer('Perhaps')
    running.api.behave('silent')
    await sendAnswer(server.ctx, await idOf(2))
    expect(await deliveries()).toEqual([null, 'failed'])
    await sendAnswer(server.ctx, await idOf(2))
    expect(inbox()).toHaveLength(1)
    const { id, reference } = one(inbox())
    await status(id, 'delivered', { biz_opaque_callback_data: reference })
    expect(await deliveries()).toEqual([null, 'delivered'])
  })

  it('whose process ended while it was sent is not sent again', async () => {
    const { answer, inbox, deliveries, idOf } = await aConversation()
    await answer('Perhaps')
    const id = await idOf(2)
    expect(await claimAnswer(server.ctx, id)).toMatchObject({ message: { id } })
    await sendAnswer(server.ctx, id)
    expect(await deliveries()).toEqual([null, 'failed'])
    expect(inbox()).toEqual([])
  })

  it.each([
    [131_026, 'failed'],
    [131_047, 'late'],
  ])('that WhatsApp refuses with %s is %s', async (code, delivery) => {
    const { answer, deliveries, idOf } = await aConversation()
    await answer('No')
    running.api.behave({ status: 400, code })
    await sendAnswer(server.ctx, await idOf(2))
    expect(await deliveries()).toEqual([null, delivery])
  })

  it('that is refused by a status is late or failed', async () => {
    const { answer, inbox, deliveries, status } = await aConversation()
    await answer('No')
    await server.work()
    await status(inbox()[0]?.id ?? '', 'failed', { errors: [{ code: 131_047 }] })
    expect(await deliveries()).toEqual([null, 'late'])
  })

  it('with a machine is a link to the conversation', async () => {
    const { agent, chatId, inbox } = await aConversation()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const content = { kind: 'device', deviceId } as const
    await agent.call(send, { body: { ...saying(chatId, ''), content } })
    await server.work()
    const url = 'http://shop.example/en/chat'
    expect(inbox()).toMatchObject([{ text: translator('en')('whatsapp.seeOnSite', { url }) }])
  })

  it('in a conversation that never came from WhatsApp goes nowhere else', async () => {
    const before = running.api.inbox().length
    const { agent, chatId } = await aTakenChat(server)
    expect(await agent.call(send, { body: saying(chatId, 'On the site') })).toMatchObject({
      delivery: null,
    })
    await server.work()
    expect(running.api.inbox()).toHaveLength(before)
  })
})
