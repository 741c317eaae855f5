import { chatReportEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSalesperson, aStore, aTakenChat, anAgent, saying } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chatRating, chatReport } from './chat.tables.ts'

const { consult, send, rate, report } = chatEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const eight = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, make))

async function aStoreChat() {
  const store = await aStore(server)
  const person = await aSalesperson(server, { sellerId: store.id })
  const buyer = await aSignedInMember(server)
  const body = { desk: 'store', sellerCode: store.code } as const
  const { chatId } = await buyer.call(consult, { body })
  await person.call(person.desk.take, { body: { chatId } })
  return { store, person, buyer, chatId }
}

describe('a rating', () => {
  it('is given once per consultation, after its end, also eight times at once', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const given = { body: { chatId, rating: 4 } }
    await expect(buyer.call(rate, given)).rejects.toMatchObject({ status: 409 })
    await agent.call(agent.desk.end, { body: { chatId } })
    await eight(() => buyer.call(rate, given))
    await buyer.call(rate, { body: { chatId, rating: 1 } })
    const rows = (await server.ctx.db.select().from(chatRating)).filter((r) => r.chatId === chatId)
    expect(rows).toMatchObject([{ consultation: 1, rating: 4, personId: agent.id }])
    const stranger = await aSignedInMember(server)
    await expect(stranger.call(rate, given)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a block', () => {
  it('ends the conversation and refuses the buyer until it is lifted', async () => {
    const { store, person, buyer, chatId } = await aStoreChat()
    const { call, desk } = person
    expect(await call(desk.block, { body: { chatId, isBlocked: true } })).toMatchObject({
      state: 'ended',
      isBlocked: true,
    })
    const refused = { status: 409, message: 'You can no longer send messages in this chat.' }
    const again = { body: { desk: 'store', sellerCode: store.code } } as const
    await expect(buyer.call(consult, again)).rejects.toMatchObject(refused)
    await expect(buyer.call(send, { body: saying(chatId, 'Hi') })).rejects.toMatchObject(refused)
    // Other desks still answer.
    expect(await buyer.call(consult, { body: { desk: 'official' } })).toMatchObject({
      state: 'waiting',
    })
    await call(desk.block, { body: { chatId, isBlocked: false } })
    expect(await buyer.call(consult, again)).toMatchObject({ consultation: 2, isBlocked: false })
  })
})

describe('a report', () => {
  it('of either side is read by staff with the messages, once, and settled', async () => {
    const { person, buyer, chatId } = await aStoreChat()
    await buyer.call(send, { body: saying(chatId, 'Send me your account') })
    await eight(() =>
      buyer.call(report, { body: { chatId, reason: 'fraud', note: 'Asks for cash' } }),
    )
    await person.call(chatReportEndpoints.byStore, { body: { chatId, reason: 'abuse' } })
    const { call } = await anAgent(server)
    const own = async () =>
      (await call(chatReportEndpoints.open)).filter((each) => each.chatId === chatId)
    const [first, second] = await own()
    expect([first, second]).toMatchObject([
      { side: 'buyer', reason: 'fraud', note: 'Asks for cash' },
      { side: 'desk', reason: 'abuse', reporterName: 'Omar' },
    ])
    const reportId = first?.reportId ?? ''
    expect(await call(chatReportEndpoints.thread, { query: { reportId } })).toMatchObject({
      messages: [{ text: 'Send me your account' }],
    })
    await call(chatReportEndpoints.settle, { body: { reportId } })
    const twice = call(chatReportEndpoints.settle, { body: { reportId } })
    await expect(twice).rejects.toMatchObject({ status: 404 })
    expect(await own()).toHaveLength(1)
    const rows = (await server.ctx.db.select().from(chatReport)).filter((r) => r.chatId === chatId)
    expect(rows).toHaveLength(2)
    // A buyer who asks for their data does not learn that a desk reported them.
    const { reports } = (await chatPersonalData.read(server.ctx, buyer.id)) as {
      reports: unknown[]
    }
    expect(reports).toMatchObject([{ reason: 'fraud', note: 'Asks for cash' }])
  })
})

describe('a canned answer', () => {
  it('has all its languages, belongs to one desk, and is changed and removed there [CH-10]', async () => {
    const { call, desk } = await anAgent(server)
    const { person } = await aStoreChat()
    const texts = {
      en: { title: 'Documents', text: 'Invoice and export declaration.' },
      ar: { title: 'المستندات', text: 'الفاتورة وبيان التصدير.' },
    }
    const { answerId } = await call(desk.saveCanned, { body: { answerId: null, texts } })
    expect(await call(desk.cannedAnswers)).toEqual([{ answerId, texts }])
    const changed = { answerId, texts: { en: texts.en } }
    await call(desk.saveCanned, { body: changed })
    expect(await call(desk.cannedAnswers)).toEqual([changed])
    const missing = { status: 404 }
    expect(await person.call(person.desk.cannedAnswers)).toEqual([])
    const foreign = person.call(person.desk.saveCanned, { body: { answerId, texts } })
    await expect(foreign).rejects.toMatchObject(missing)
    const removed = person.call(person.desk.removeCanned, { body: { answerId } })
    await expect(removed).rejects.toMatchObject(missing)
    const own = await person.call(person.desk.saveCanned, { body: { answerId: null, texts } })
    expect(await person.call(person.desk.cannedAnswers)).toEqual([own])
    await call(desk.removeCanned, { body: { answerId } })
    expect(await call(desk.cannedAnswers)).toEqual([])
  })
})
