import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { DESK_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { channelHead, channelMessage } from '#kernel/data/kernel.tables.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { aSalesperson, aStore, aWaitingChat, anAgent, saying } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { chat, chatMessage, chatNote, chatRating } from './chat.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A store with a person at its desk, and a buyer who waits there. */
async function aStoreDesk() {
  const store = await aStore(server)
  const person = await aSalesperson(server, { sellerId: store.id })
  const buyer = await aSignedInMember(server, { nickName: 'Rift Valley' })
  const body = { desk: 'store', sellerCode: store.code } as const
  const { chatId } = await buyer.call(chatEndpoints.consult, { body })
  return { store, person, buyer, chatId }
}

describe('the desk of a store', () => {
  it('takes, answers, notes, transfers and ends its own conversations [CH-1] [CH-10]', async () => {
    const { store, person, buyer, chatId } = await aStoreDesk()
    const { call, desk } = person
    expect(await call(desk.list, { query: { list: 'waiting' } })).toMatchObject({
      records: [{ chatId, buyerName: 'Rift Valley', unread: 0 }],
      counts: { waiting: 1, own: 0, colleagues: 0 },
    })
    await buyer.call(chatEndpoints.send, { body: saying(chatId, 'Is it still for sale?') })
    expect(await call(desk.takeNext)).toMatchObject({
      chatId,
      unread: 1,
      assignee: { name: 'Omar' },
    })
    expect(await call(desk.read, { body: { chatId, seq: 1 } })).toEqual({ unread: 0 })
    const answer = await call(desk.send, { body: saying(chatId, 'It is') })
    expect(answer).toMatchObject({ seq: 2, author: 'seller', authorName: 'Omar' })
    await call(desk.note, { body: { chatId, text: 'Paid within three days' } })
    const other = await aSalesperson(server, { sellerId: store.id, name: 'Huda' })
    const body = { chatId, to: other.id, note: 'Asks about payment' }
    await call(desk.transfer, { body })
    expect(await buyer.call(chatEndpoints.detail, { query: { chatId } })).toMatchObject({
      speaker: 'Huda',
      unread: 1,
    })
    expect(await other.call(other.desk.detail, { query: { chatId } })).toMatchObject({
      notes: [{ text: 'Paid within three days' }, { text: 'Asks about payment' }],
    })
    expect(await other.call(other.desk.end, { body: { chatId } })).toMatchObject({ state: 'ended' })
  })

  it('sees how its buyers rated what has ended, and nothing of other stores [CH-10]', async () => {
    const { store, person, buyer, chatId } = await aStoreDesk()
    const { call, desk } = person
    await call(desk.take, { body: { chatId } })
    const ended = { query: { list: 'ended' } } as const
    expect(await call(desk.end, { body: { chatId } })).toMatchObject({ rating: null })
    await buyer.call(chatEndpoints.rate, { body: { chatId, rating: 4 } })
    expect(await call(desk.list, ended)).toMatchObject({ records: [{ chatId, rating: 4 }] })
    // A new consultation is not rated yet.
    const again = { desk: 'store', sellerCode: store.code } as const
    await buyer.call(chatEndpoints.consult, { body: again })
    expect(await call(desk.detail, { query: { chatId } })).toMatchObject({ chat: { rating: null } })
    const limited = limitedToSeller(server.ctx, (await aStore(server)).id)
    expect(await atomic(limited, (ctx) => ctx.db.$count(chatRating))).toBe(0)
  })

  it('finds nothing of another store and nothing of our customer service', async () => {
    const { person } = await aStoreDesk()
    const others = [(await aStoreDesk()).chatId, (await aWaitingChat(server)).chatId]
    const { call, desk } = person
    const missing = { status: 404 }
    for (const chatId of others) {
      await expect(call(desk.detail, { query: { chatId } })).rejects.toMatchObject(missing)
      await expect(call(desk.thread, { query: { chatId } })).rejects.toMatchObject(missing)
      await expect(call(desk.take, { body: { chatId } })).rejects.toMatchObject(missing)
      await expect(call(desk.send, { body: saying(chatId, 'Hi') })).rejects.toMatchObject(missing)
      await expect(call(desk.end, { body: { chatId } })).rejects.toMatchObject(missing)
      const note = { body: { chatId, text: 'Hi' } }
      await expect(call(desk.note, note)).rejects.toMatchObject(missing)
    }
    const staff = await anAgent(server)
    const ofStore = { query: { chatId: others[0] ?? '' } }
    await expect(staff.call(staff.desk.detail, ofStore)).rejects.toMatchObject(missing)
  })

  it('gives a conversation to its own active people only', async () => {
    const { person, chatId } = await aStoreDesk()
    const stranger = await aSalesperson(server, { sellerId: (await aStore(server)).id })
    const clerk = await anAgent(server)
    for (const to of [stranger.id, clerk.id]) {
      const body = { chatId, to, note: 'Please' }
      await expect(person.call(person.desk.transfer, { body })).rejects.toMatchObject({
        status: 400,
      })
    }
    expect(await person.call(person.desk.colleagues)).toEqual([{ id: person.id, name: 'Omar' }])
  })

  it('reads and writes no rows of others, even by a statement without a condition', async () => {
    const [own, theirs] = [await aStoreDesk(), await aStoreDesk()]
    for (const { person, chatId } of [own, theirs]) {
      await person.call(person.desk.takeNext)
      await person.call(person.desk.send, { body: saying(chatId, 'Hello') })
      await person.call(person.desk.note, { body: { chatId, text: 'A note' } })
    }
    const limited = limitedToSeller(server.ctx, own.store.id)
    const seen = await atomic(limited, async ({ db }) => ({
      chats: (await db.select().from(chat)).map(({ id }) => id),
      messages: (await db.select().from(chatMessage)).map(({ chatId }) => chatId),
      notes: (await db.select().from(chatNote)).map(({ chatId }) => chatId),
      heads: new Set((await db.select().from(channelHead)).map(({ channelId }) => channelId)),
      logged: new Set((await db.select().from(channelMessage)).map(({ channelId }) => channelId)),
      changed: (await db.update(chat).set({ locale: 'ar' })).rowCount,
    }))
    const channels = new Set([own.chatId, own.store.id])
    expect(seen).toEqual({
      chats: [own.chatId],
      messages: [own.chatId],
      notes: [own.chatId],
      heads: channels,
      logged: channels,
      changed: 1,
    })
    const values = {
      kind: DESK_CHANNEL,
      channelId: theirs.store.id,
      seq: 99,
      createdAt: server.ctx.now(),
    }
    const forged = atomic(limited, ({ db }) =>
      db.insert(channelMessage).values({ ...values, body: { type: 'state' } }),
    )
    await expect(forged).rejects.toThrow()
    await expect(
      atomic(limited, ({ db }) => db.update(chat).set({ sellerId: theirs.store.id })),
    ).rejects.toThrow()
  })
})
