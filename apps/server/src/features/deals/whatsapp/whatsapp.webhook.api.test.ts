import { randomUUID } from 'node:crypto'
import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { CHAT_MESSAGES_A_DAY } from '@ironsouq/contract/deals/chat/chat.limits'
import { translator } from '@ironsouq/i18n/translate'
import { WHATSAPP } from '@ironsouq/sandboxes/credentials'
import { postWebhook, textFrom, webhookWith } from '@ironsouq/sandboxes/providers/whatsapp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chat as chatTable, chatMessage } from '#features/deals/chat/chat.tables.ts'
import { anAgent, saying } from '#test/chats.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPhone, startWithWhatsapp } from '#test/whatsapp/phones.ts'
import { whatsappMessage } from './whatsapp.tables.ts'

let running: Awaited<ReturnType<typeof startWithWhatsapp>>
let server: TestServer
beforeAll(async () => {
  running = await startWithWhatsapp()
  server = running.server
})
afterAll(() => running[Symbol.asyncDispose]())

const inboxOf = (number: string) => running.api.inbox().filter(({ to }) => `+${to}` === number)

const confirming = (query: Record<string, string>) =>
  fetch(`${server.base}/webhook/whatsapp?${new URLSearchParams(query)}`)

describe('the address of the webhook', () => {
  const asked = {
    'hub.mode': 'subscribe',
    'hub.challenge': '1158201444',
    'hub.verify_token': WHATSAPP.verifyToken,
  }

  it('repeats the challenge of who knows the word', async () => {
    const reply = await confirming(asked)
    expect([reply.status, await reply.text()]).toEqual([200, '1158201444'])
    expect(reply.headers.get('content-type')).toContain('text/plain')
  })

  it.each([
    { ...asked, 'hub.verify_token': 'another' },
    { ...asked, 'hub.mode': 'unsubscribe' },
    { ...asked, 'hub.challenge': '<script>' },
    {},
  ])('refuses others: %j', async (query) => {
    expect((await confirming(query)).status).toBe(403)
  })

  it('takes nothing without the right signature, nor more than it reads', async () => {
    const { mobile, thread } = await aPhone(server)
    const payload = webhookWith({ messages: [textFrom(mobile, 'x', { at: server.ctx.now() })] })
    const forged = await postWebhook(server.base, payload, { secret: 'another' })
    expect(forged.status).toBe(403)
    const unsigned = await fetch(`${server.base}/webhook/whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    expect(unsigned.status).toBe(403)
    const large = await postWebhook(server.base, {}, { bytes: Buffer.alloc((3 << 20) + 1, 'a') })
    expect(large.status).toBe(400)
    expect(await thread()).toEqual([])
  })

  it.each(['', 'no JSON', '[]', '{"object":"page"}', '{"a":"\\u0000"}'])(
    'takes a signed text without a meaning, and it changes nothing: %j',
    async (text) => {
      const before = await server.ctx.db.$count(whatsappMessage)
      const reply = await postWebhook(server.base, null, { bytes: Buffer.from(text) })
      expect(reply.status).toBe(200)
      expect(await server.ctx.db.$count(whatsappMessage)).toBe(before)
    },
  )

  it('is not there without WhatsApp', async () => {
    await using server = await startServer()
    const payload = webhookWith({})
    expect((await postWebhook(server.base, payload)).status).toBe(404)
    expect((await fetch(`${server.base}/webhook/whatsapp`)).status).toBe(404)
  })
})

describe('a text to our number', () => {
  it('is in the conversation of the member, with what they write on the site', async () => {
    const phone = await aPhone(server, { locale: 'ar' })
    expect((await phone.say('هل الحفارة متاحة؟')).status).toBe(200)
    const [chat] = await phone.chats()
    const chatId = chat?.chatId ?? ''
    await phone.call(chatEndpoints.send, { body: saying(chatId, 'And its hours?') })
    await phone.say('شكراً')
    expect(await phone.thread()).toMatchObject([
      { seq: 1, text: 'هل الحفارة متاحة؟', via: 'whatsapp', author: 'buyer' },
      { seq: 2, text: 'And its hours?', via: 'web', author: 'buyer' },
      { seq: 3, text: 'شكراً', via: 'whatsapp', author: 'buyer' },
    ])
    const agent = await anAgent(server)
    const { chat: atDesk } = await agent.call(chatStaffEndpoints.detail, { query: { chatId } })
    expect(atDesk).toMatchObject({
      desk: 'official',
      state: 'waiting',
      locale: 'ar',
      whatsappUntil: '2026-11-15T08:00:00.000Z',
    })
  })

  it('is one message when the webhook comes eight times at once and again later', async () => {
    const phone = await aPhone(server)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => phone.say('Once', { id: `wamid.${phone.id}` })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await phone.say('Once', { id: `wamid.${phone.id}` })
    expect((await phone.thread()).map(({ text }) => text)).toEqual(['Once'])
  })

  it('of eight people at once is in eight conversations', async () => {
    const phones = await Promise.all(Array.from({ length: 8 }, () => aPhone(server)))
    const messages = phones.map(({ mobile }) => textFrom(mobile, mobile, { at: server.ctx.now() }))
    await Promise.all(
      messages.map((each) => postWebhook(server.base, webhookWith({ messages: [each] }))),
    )
    for (const { mobile, thread } of phones)
      expect((await thread()).map(({ text }) => text)).toEqual([mobile])
  })

  it('that comes after a newer one does not shorten the time for answers', async () => {
    const phone = await aPhone(server)
    const now = server.ctx.now().getTime()
    await phone.say('newer', { at: new Date(now) })
    await phone.say('older', { at: new Date(now - 7_200_000) })
    const [chat] = await phone.chats()
    const agent = await anAgent(server)
    const query = { chatId: chat?.chatId ?? '' }
    const detail = await agent.call(chatStaffEndpoints.detail, { query })
    expect(detail.chat.whatsappUntil).toBe(new Date(now + 86_400_000).toISOString())
  })

  it('that names a listed machine begins a consultation about it', async () => {
    const phone = await aPhone(server)
    const device = await aListedDevice(server.ctx, { stockNo: 'ISQ-77001' })
    await phone.say('Hello, I am interested in this machine: stock number ISQ-77001.')
    expect(await phone.chats()).toMatchObject([{ device: { deviceId: device.id } }])
  })

  it('begins a new consultation after the end of the last one', async () => {
    const phone = await aPhone(server)
    await phone.say('First')
    const [chat] = await phone.chats()
    await phone.call(chatEndpoints.end, { body: { chatId: chat?.chatId ?? '' } })
    await phone.say('Second')
    expect(await phone.chats()).toMatchObject([{ state: 'waiting', consultation: 2 }])
    expect((await phone.thread()).map(({ consultation }) => consultation)).toEqual([1, 2])
  })

  it('of a member whom the desk has blocked is taken and reaches no one', async () => {
    const phone = await aPhone(server)
    await phone.say('Before')
    const [chat] = await phone.chats()
    const agent = await anAgent(server)
    const body = { chatId: chat?.chatId ?? '', isBlocked: true }
    await agent.call(chatStaffEndpoints.block, { body })
    expect((await phone.say('After')).status).toBe(200)
    expect((await phone.thread()).map(({ text }) => text)).toEqual(['Before'])
  })
})

describe('a standard answer', () => {
  it('goes once a day to a number that no member has verified, and nothing is stored', async () => {
    const { mobile } = await aPhone(server, { mobileVerifiedAt: null })
    const payload = (text: string) =>
      webhookWith({ messages: [textFrom(mobile, text, { at: server.ctx.now() })] })
    const url = 'http://shop.example/he/user-center/security'
    await Promise.all(
      Array.from({ length: 8 }, () => postWebhook(server.base, payload('שלום, מה המחיר?'))),
    )
    await server.work()
    const text = translator('he')('whatsapp.unknownNumber', { url })
    expect(inboxOf(mobile)).toMatchObject([{ text }])
  })

  it('says once that only texts are read, and a reaction gets none', async () => {
    const phone = await aPhone(server, { locale: 'de' })
    const of = (type: string) => ({
      ...textFrom(phone.mobile, '', { at: server.ctx.now() }),
      text: undefined,
      type,
    })
    await postWebhook(server.base, webhookWith({ messages: [of('reaction')] }))
    await server.work()
    expect(inboxOf(phone.mobile)).toEqual([])
    await postWebhook(server.base, webhookWith({ messages: [of('image'), of('sticker')] }))
    await server.work()
    const url = 'http://shop.example/de/chat'
    const text = translator('de')('whatsapp.textOnly', { url })
    expect(inboxOf(phone.mobile)).toMatchObject([{ text }])
    expect(await phone.thread()).toEqual([])
  })

  it('says that there were too many messages of a day, and WhatsApp does not send them again', async () => {
    const phone = await aPhone(server)
    await phone.say('First')
    const [chat] = await phone.chats()
    const row = { chatId: chat?.chatId ?? '', consultation: 1, kind: 'text', body: 'x' } as const
    const of = { author: 'buyer', authorId: phone.id, authorName: '' } as const
    const many = Array.from({ length: CHAT_MESSAGES_A_DAY - 1 }, (_, n) => ({
      ...row,
      ...of,
      seq: n + 2,
      sendId: randomUUID(),
      createdAt: server.ctx.now(),
    }))
    await server.ctx.db.insert(chatMessage).values(many)
    const last = { lastSeq: CHAT_MESSAGES_A_DAY }
    await server.ctx.db.update(chatTable).set(last).where(eq(chatTable.id, row.chatId))
    expect((await phone.say('One more')).status).toBe(200)
    await server.work()
    const text = translator('en')('error.chatMessagesMany')
    expect(inboxOf(phone.mobile)).toMatchObject([{ text }])
  })

  it('is given again on another day', async () => {
    await using running = await startWithWhatsapp()
    const { server, api } = running
    const send = (text: string) =>
      postWebhook(
        server.base,
        webhookWith({ messages: [textFrom('+971509999999', text, { at: server.ctx.now() })] }),
      )
    await send('Hello')
    await server.work()
    server.turnClock('2026-11-15T07:59:00Z')
    await send('Hello')
    await server.work()
    expect(api.inbox()).toHaveLength(1)
    server.turnClock('2026-11-15T08:00:01Z')
    await send('Hello')
    await server.work()
    expect(api.inbox()).toHaveLength(2)
  })
})
