import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { aTakenChat, aWaitingChat, anAgent, aStore, saying } from '#test/chats.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { deleteOldChats } from './chat.delete-old.job.ts'
import { expireChats } from './chat.expire.job.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chat, chatMessage } from './chat.tables.ts'

const { consult, list, detail, thread, send, read, end } = chatEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const eight = <T>(make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, n) => make(n)))

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

describe('a consultation', () => {
  it('is with our customer service or with a store, apart, about a machine or an inquiry [CH-1] [CH-2]', async () => {
    const { call } = await aSignedInMember(server)
    const { id: deviceId } = await aListedDevice(server.ctx)
    const asked = {
      submissionId: randomUUID(),
      subject: 'Caterpillar 320',
      content: `Is it sealed? ${randomUUID()}`,
      deviceId,
    }
    const { inquiryId, inquiryNo } = await call(inquiryEndpoints.submit, { body: asked })
    const official = await call(consult, { body: { desk: 'official', inquiryId } })
    expect(official).toMatchObject({
      desk: 'official',
      seller: null,
      state: 'waiting',
      consultation: 1,
      speaker: null,
      isDeskOnline: false,
      inquiry: { inquiryId, inquiryNo },
      lastMessage: null,
    })
    const store = await call(consult, { body: { desk: 'store', deviceId } })
    expect(store).toMatchObject({ seller: { name: 'Seven Dunes Plant' }, device: { deviceId } })
    const idsIn = async (query: object) =>
      (await call(list, { query })).records.map(({ chatId }) => chatId)
    expect(await idsIn({ desk: 'official' })).toEqual([official.chatId])
    expect(await idsIn({ desk: 'store' })).toEqual([store.chatId])
    expect(await idsIn({})).toHaveLength(2)
  })

  it('started eight times at once is one, with one number', async () => {
    const { id, call } = await aSignedInMember(server)
    const started = await eight(() => call(consult, { body: { desk: 'official' } }))
    expect(new Set(started.map(({ chatId }) => chatId)).size).toBe(1)
    expect(started.every(({ consultation }) => consultation === 1)).toBe(true)
    expect(await server.ctx.db.$count(chat, eq(chat.memberId, id))).toBe(1)
  })

  it('about another machine replaces the one that was open: its messages are refused [CH-8]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const { id: deviceId } = await aListedDevice(server.ctx)
    const again = await buyer.call(consult, { body: { desk: 'official', deviceId } })
    expect(again).toMatchObject({ chatId, consultation: 2, state: 'assigned', speaker: 'Huda' })
    const old = saying(chatId, 'About the first one')
    const refused = {
      status: 409,
      message: 'A new chat was started elsewhere. Reload the page to continue.',
    }
    await expect(buyer.call(send, { body: old })).rejects.toMatchObject(refused)
    await expect(agent.call(agent.desk.send, { body: old })).rejects.toMatchObject(refused)
    const now = saying(chatId, 'About this one', 2)
    expect(await buyer.call(send, { body: now })).toMatchObject({ seq: 1, consultation: 2 })
    // Opened again about the same machine, on another page, it goes on.
    expect(await buyer.call(consult, { body: { desk: 'official', deviceId } })).toMatchObject({
      consultation: 2,
    })
  })

  it('needs a store that exists, a machine of its own that is for sale, and an own inquiry', async () => {
    const { call } = await aSignedInMember(server)
    const { id: deviceId } = await aListedDevice(server.ctx)
    const { code } = await aStore(server)
    const begin = (body: object) => call(consult, { body: { desk: 'store', ...body } })
    await expect(begin({})).rejects.toMatchObject({ status: 400 })
    await expect(begin({ sellerCode: 'no-such' })).rejects.toMatchObject({ status: 400 })
    await expect(begin({ sellerCode: code, deviceId })).rejects.toMatchObject({ status: 404 })
    await expect(begin({ deviceId: randomUUID() })).rejects.toMatchObject({ status: 404 })
    const inquiryId = randomUUID()
    await expect(begin({ sellerCode: code, inquiryId })).rejects.toMatchObject({ status: 404 })
    expect(await begin({ sellerCode: code })).toMatchObject({ seller: { code } })
  })

  it('in which no one writes for a day expires, and begins again with the next number [CH-3]', async () => {
    await using server = await startServer()
    const { buyer, chatId } = await aWaitingChat(server)
    server.turnClock('2026-11-14T20:00:00Z')
    await buyer.call(send, { body: saying(chatId, 'Anyone?') })
    server.turnClock('2026-11-15T19:59:59Z')
    await expireChats.run(server.ctx)
    expect(await buyer.call(detail, { query: { chatId } })).toMatchObject({ state: 'waiting' })
    server.turnClock('2026-11-15T20:00:00Z')
    await expireChats.run(server.ctx)
    await expireChats.run(server.ctx)
    expect(await buyer.call(detail, { query: { chatId } })).toMatchObject({ state: 'expired' })
    const late = buyer.call(send, { body: saying(chatId, 'Still there?') })
    await expect(late).rejects.toMatchObject({
      status: 409,
      message: 'This chat has expired. Start a new one to continue.',
    })
    expect(await buyer.call(consult, { body: { desk: 'official' } })).toMatchObject({
      chatId,
      state: 'waiting',
      consultation: 2,
    })
  })

  it('ends for both sides, by either of them', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    expect(await agent.call(agent.desk.end, { body: { chatId } })).toMatchObject({ state: 'ended' })
    const late = { body: saying(chatId, 'One more thing') }
    await expect(buyer.call(send, late)).rejects.toMatchObject({ status: 409 })
    await expect(agent.call(agent.desk.send, late)).rejects.toMatchObject({ status: 409 })
    await buyer.call(consult, { body: { desk: 'official' } })
    expect(await buyer.call(end, { body: { chatId } })).toMatchObject({ state: 'ended' })
    await expect(buyer.call(end, { body: { chatId } })).rejects.toMatchObject({ status: 409 })
  })
})

describe('a message', () => {
  it('says who wrote it, and whether the other side has read it [CH-2] [CH-4] [CH-10]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const asked = saying(chatId, '  Is the tailgate included? ')
    expect(await buyer.call(send, { body: asked })).toMatchObject({
      seq: 1,
      kind: 'text',
      author: 'buyer',
      authorName: 'Yard Buyer',
      text: 'Is the tailgate included?',
      isRead: false,
    })
    expect(await agent.call(agent.desk.read, { body: { chatId, seq: 1 } })).toEqual({ unread: 0 })
    await agent.call(agent.desk.send, { body: saying(chatId, 'Yes') })
    expect(await buyer.call(thread, { query: { chatId } })).toMatchObject({
      lastSeq: 2,
      messages: [
        { seq: 1, isRead: true },
        { seq: 2, author: 'staff', authorName: 'Huda', text: 'Yes', isRead: false },
      ],
    })
    expect((await buyer.call(list, { query: {} })).unread).toEqual({ official: 1, store: 0 })
    expect(await buyer.call(memberEndpoints.centerInfo)).toMatchObject({ unreadMessages: 1 })
    expect(await buyer.call(read, { body: { chatId, seq: 99 } })).toEqual({ unread: 0 })
    expect(await buyer.call(read, { body: { chatId, seq: 1 } })).toEqual({ unread: 0 })
    expect(await agent.call(agent.desk.thread, { query: { chatId, after: 1 } })).toMatchObject({
      messages: [{ seq: 2, isRead: true }],
    })
  })

  it('counts as unread in the user center until it is read [CL-12]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    for (const text of ['One', 'Two'])
      await agent.call(agent.desk.send, { body: saying(chatId, text) })
    expect(await buyer.call(memberEndpoints.centerInfo)).toMatchObject({ unreadMessages: 2 })
    await buyer.call(read, { body: { chatId, seq: 1 } })
    expect(await buyer.call(memberEndpoints.centerInfo)).toMatchObject({ unreadMessages: 1 })
    await buyer.call(send, { body: saying(chatId, 'Thanks') })
    expect(await buyer.call(memberEndpoints.centerInfo)).toMatchObject({ unreadMessages: 0 })
  })

  it.each([
    ['spaces', ' \n\t '],
    ['signs without a shape', '\u200B\u2060\uFEFF'],
    ['nothing', ''],
  ])('of %s is refused with what to do [CH-6]', async (_, text) => {
    const { buyer, chatId } = await aWaitingChat(server)
    const refused: unknown = await buyer
      .call(send, { body: saying(chatId, text) })
      .catch((err: unknown) => err)
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused)).toContain('Enter a message.')
    const inGerman = await buyer
      .in('de')(send, { body: saying(chatId, text) })
      .catch(String)
    expect(inGerman).toBeTruthy()
    expect((await buyer.call(thread, { query: { chatId } })).lastSeq).toBe(0)
  })

  it('sent eight times at once is one message [CH-9]', async () => {
    const { buyer, chatId } = await aWaitingChat(server)
    const body = saying(chatId, 'Once')
    const sent = await eight(() => buyer.call(send, { body }))
    expect(sent.map(({ seq }) => seq)).toEqual(Array.from({ length: 8 }, () => 1))
    expect(await server.ctx.db.$count(chatMessage, eq(chatMessage.chatId, chatId))).toBe(1)
    await buyer.call(end, { body: { chatId } })
    // It is known, so it is not refused: the client learns that it arrived.
    expect(await buyer.call(send, { body })).toMatchObject({ seq: 1 })
  })

  it('of eight senders at once has a place of its own, without gaps, in one order for all [CH-9]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const sent = await eight((n) => {
      const body = saying(chatId, `Message ${n}`)
      return n % 2 ? buyer.call(send, { body }) : agent.call(agent.desk.send, { body })
    })
    expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(upTo(8))
    const { messages } = await buyer.call(thread, { query: { chatId } })
    expect(messages.map(({ seq }) => seq)).toEqual(upTo(8))
    const atDesk = await agent.call(agent.desk.thread, { query: { chatId } })
    expect(atDesk.messages.map(({ sendId }) => sendId)).toEqual(
      messages.map(({ sendId }) => sendId),
    )
  })

  it('is read a page at a time, forwards and backwards', async () => {
    const { buyer, chatId } = await aWaitingChat(server)
    for (const n of upTo(5)) await buyer.call(send, { body: saying(chatId, `${n}`) })
    const placesIn = async (query: object) =>
      (await buyer.call(thread, { query: { chatId, size: 2, ...query } })).messages.map(
        ({ seq }) => seq,
      )
    expect(await placesIn({})).toEqual([4, 5])
    expect(await placesIn({ before: 4 })).toEqual([2, 3])
    expect(await placesIn({ after: 3 })).toEqual([4, 5])
  })

  it('is found, sent and read by the two sides only', async () => {
    const { chatId } = await aWaitingChat(server)
    const { call } = await aSignedInMember(server)
    const missing = { status: 404 }
    await expect(call(detail, { query: { chatId } })).rejects.toMatchObject(missing)
    await expect(call(thread, { query: { chatId } })).rejects.toMatchObject(missing)
    await expect(call(send, { body: saying(chatId, 'Hi') })).rejects.toMatchObject(missing)
    await expect(call(read, { body: { chatId, seq: 1 } })).rejects.toMatchObject(missing)
    await expect(call(end, { body: { chatId } })).rejects.toMatchObject(missing)
  })
})

describe('the data of a member', () => {
  it('contains all messages and no internal note, and after the erasure none, nor their channels', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    await buyer.call(send, { body: saying(chatId, 'My number is in my profile') })
    await agent.call(agent.desk.note, { body: { chatId, text: 'Calls after five' } })
    const data = JSON.stringify(await chatPersonalData.read(server.ctx, buyer.id))
    expect(data).toContain('My number is in my profile')
    expect(data).not.toContain('Calls after five')
    await atomic(server.ctx, (ctx) => chatPersonalData.erase(ctx, buyer.id))
    const { rows } = await server.pool.query(
      `select from channel_head where channel_id = $1 union all
       select from channel_message where channel_id = $1 union all
       select from chat_message where chat_id = $1 union all select from chat where id = $1`,
      [chatId],
    )
    expect(rows).toHaveLength(0)
  })

  it('has no text of a message in the log of the channel', async () => {
    const { buyer, chatId } = await aWaitingChat(server)
    await buyer.call(send, { body: saying(chatId, 'Only in the conversation') })
    const { rows } = await server.pool.query<{ body: unknown }>(
      `select body from channel_message where channel_id = $1 and body->>'type' = 'message'`,
      [chatId],
    )
    expect(rows).toEqual([{ body: { type: 'message', seq: 1 } }])
  })

  it('is deleted three years after the last message', async () => {
    await using server = await startServer()
    const { chatId } = await aWaitingChat(server)
    server.turnClock('2029-11-12T08:00:00Z')
    await deleteOldChats.run(server.ctx)
    expect(await server.ctx.db.$count(chat, eq(chat.id, chatId))).toBe(1)
    server.turnClock('2029-11-14T08:00:00Z')
    await deleteOldChats.run(server.ctx)
    expect(await server.ctx.db.$count(chat)).toBe(0)
  })
})

describe('the desk', () => {
  it('gives eight people who take the next one at once eight different ones [CH-10]', async () => {
    await using server = await startServer()
    const waiting = await eight((n) => aWaitingChat(server, `Buyer ${n}`))
    const agents = await eight((n) => anAgent(server, `Agent ${n}`))
    const taken = await Promise.all(agents.map(({ call, desk }) => call(desk.takeNext)))
    const ids = new Set(taken.map((each) => each?.chatId))
    expect(ids).toEqual(new Set(waiting.map(({ chatId }) => chatId)))
    const [first] = agents
    expect(await first?.call(first.desk.takeNext)).toBeNull()
  })

  it('lets one of eight people take a conversation [CH-10]', async () => {
    const { chatId } = await aWaitingChat(server)
    const agents = await eight((n) => anAgent(server, `Agent ${n}`))
    const tried = await Promise.allSettled(
      agents.map(({ call, desk }) => call(desk.take, { body: { chatId } })),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('lists who waits longest first, the own ones, those of colleagues, and what ended [CH-10]', async () => {
    await using server = await startServer()
    const [agent, colleague] = [await anAgent(server), await anAgent(server, 'Omar')]
    const chats = []
    for (const n of upTo(4)) {
      server.turnClock(`2026-11-14T08:0${n}:00Z`)
      chats.push((await aWaitingChat(server, `Buyer ${n}`)).chatId)
    }
    const [a, b, c, d] = chats
    expect(await agent.call(agent.desk.takeNext)).toMatchObject({ chatId: a, buyerName: 'Buyer 1' })
    await colleague.call(colleague.desk.takeNext)
    await agent.call(agent.desk.end, { body: { chatId: c ?? '' } })
    const idsIn = async (list: 'waiting' | 'own' | 'colleagues' | 'ended') =>
      (await agent.call(agent.desk.list, { query: { list } })).records.map(({ chatId }) => chatId)
    expect([await idsIn('waiting'), await idsIn('own')]).toEqual([[d], [a]])
    expect([await idsIn('colleagues'), await idsIn('ended')]).toEqual([[b], [c]])
    const { counts } = await agent.call(agent.desk.list, { query: { list: 'own' } })
    expect(counts).toEqual({ waiting: 1, own: 1, colleagues: 1 })
  })

  it('transfers with a note that the buyer never sees, releases, and shows who speaks [CH-10]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const other = await anAgent(server, 'Omar')
    const people = await agent.call(agent.desk.colleagues)
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([agent.id, other.id]))
    const transfer = (to: string) =>
      agent.call(agent.desk.transfer, { body: { chatId, to, note: 'Asks about payment' } })
    await expect(transfer(buyer.id)).rejects.toMatchObject({ status: 400 })
    expect(await transfer(other.id)).toMatchObject({ assignee: { id: other.id, name: 'Omar' } })
    const answer = { body: saying(chatId, 'Still me') }
    await expect(agent.call(agent.desk.send, answer)).rejects.toMatchObject({
      status: 409,
      message: 'This chat is not assigned to you. Take it first.',
    })
    expect(await other.call(other.desk.detail, { query: { chatId } })).toMatchObject({
      isBuyerOnline: false,
      notes: [{ authorName: 'Huda', text: 'Asks about payment', transferredTo: 'Omar' }],
    })
    expect(await buyer.call(detail, { query: { chatId } })).toMatchObject({ speaker: 'Omar' })
    await agent.call(agent.desk.note, { body: { chatId, text: 'Prefers calls' } })
    for (const seen of [
      await buyer.call(detail, { query: { chatId } }),
      await buyer.call(thread, { query: { chatId } }),
      await buyer.call(list, { query: {} }),
    ])
      expect(JSON.stringify(seen)).not.toMatch(/Asks about payment|Prefers calls/)
    const { rows } = await server.pool.query(
      `select from channel_message where channel_id = $1 and body::text ~ 'note|payment|calls'`,
      [chatId],
    )
    expect(rows).toHaveLength(0)
    expect(await other.call(other.desk.release, { body: { chatId } })).toMatchObject({
      state: 'waiting',
      assignee: null,
    })
    expect(await buyer.call(detail, { query: { chatId } })).toMatchObject({ speaker: null })
  })
})
