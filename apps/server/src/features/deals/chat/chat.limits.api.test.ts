import { randomUUID } from 'node:crypto'
import { chatStaffEndpoints as desk } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import {
  CHAT_MESSAGES_A_DAY,
  CHAT_NOTES_SHOWN,
  CONSULTATIONS_A_DAY,
} from '@ironsouq/contract/deals/chat/chat.limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seller } from '#features/people/seller/seller.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { aStore, aTakenChat, aWaitingChat, saying } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chat, chatMessage, chatNote } from './chat.tables.ts'

const { consult, send } = chatEndpoints
const MANY = { status: 429 }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const passed = (outcomes: PromiseSettledResult<unknown>[]) => {
  for (const each of outcomes)
    if (each.status === 'rejected') expect(each.reason).toMatchObject(MANY)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

/** Messages of today that one side wrote before. */
async function written(chatId: string, author: 'buyer' | 'staff', authorId: string, count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({
    chatId,
    seq: n + 1,
    consultation: 1,
    sendId: randomUUID(),
    kind: 'text' as const,
    author,
    authorId,
    authorName: 'Someone',
    body: 'Again',
    createdAt: server.ctx.now(),
  }))
  await server.ctx.db.insert(chatMessage).values(rows)
  await server.ctx.db.update(chat).set({ lastSeq: count }).where(eq(chat.id, chatId))
}

describe('within 24 hours', () => {
  it('a buyer writes so many messages into a chat, also when eight are sent at once', async () => {
    const { buyer, chatId } = await aWaitingChat(server)
    await written(chatId, 'buyer', buyer.id, CHAT_MESSAGES_A_DAY - 1)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        buyer.call(send, { body: saying(chatId, `Message ${n}`) }),
      ),
    )
    expect(passed(outcomes)).toBe(1)
  })

  it('a desk writes as many, and those of the buyer are not counted', async () => {
    const { agent, chatId, buyer } = await aTakenChat(server)
    await written(chatId, 'staff', agent.id, CHAT_MESSAGES_A_DAY)
    const answer = agent.call(desk.send, { body: saying(chatId, 'One more') })
    await expect(answer).rejects.toMatchObject(MANY)
    const sent = await buyer.call(send, { body: saying(chatId, 'Hello') })
    expect(sent.seq).toBe(CHAT_MESSAGES_A_DAY + 1)
  })

  it('a member begins so many consultations, also when eight begin at once', async () => {
    const { buyer, chatId } = await aWaitingChat(server)
    await server.ctx.db.insert(lifecycleLog).values(
      Array.from({ length: CONSULTATIONS_A_DAY - 2 }, () => ({
        entity: 'chat',
        entityId: chatId,
        action: 'consult',
        fromState: 'waiting',
        toState: 'waiting',
        actor: 'member' as const,
        actorId: buyer.id,
        createdAt: server.ctx.now(),
      })),
    )
    const stores = []
    for (let n = 0; n < 8; n++) stores.push(await aStore(server))
    const outcomes = await Promise.allSettled(
      stores.map(({ code }) => buyer.call(consult, { body: { desk: 'store', sellerCode: code } })),
    )
    expect(passed(outcomes)).toBe(1)
    // What is open goes on.
    expect(await buyer.call(consult, { body: { desk: 'official' } })).toMatchObject({ chatId })
  })
})

it('the newest internal notes of a chat are shown, in their order', async () => {
  const { agent, chatId } = await aTakenChat(server)
  const count = CHAT_NOTES_SHOWN + 5
  await server.ctx.db.insert(chatNote).values(
    Array.from({ length: count }, (_, n) => ({
      chatId,
      authorId: agent.id,
      authorName: 'Huda',
      body: `Note ${n}`,
      createdAt: new Date(server.ctx.now().getTime() + n),
    })),
  )
  const { notes } = await agent.call(desk.detail, { query: { chatId } })
  expect(notes).toHaveLength(CHAT_NOTES_SHOWN)
  expect([notes[0]?.text, notes.at(-1)?.text]).toEqual(['Note 5', `Note ${count - 1}`])
})

it('an erased member leaves none of several hundred chats', async () => {
  const buyer = await aSignedInMember(server)
  const createdAt = server.ctx.now()
  const stores = await server.ctx.db
    .insert(seller)
    .values(
      Array.from({ length: 230 }, (_, n) => ({
        code: `many-${n}`,
        sinceYear: 2012,
        soldCount: 0,
        claimsUpheld: 0,
        createdAt,
      })),
    )
    .returning({ id: seller.id })
  await server.ctx.db.insert(chat).values(
    stores.map(({ id }) => ({
      memberId: buyer.id,
      sellerId: id,
      buyerName: 'Buyer',
      locale: 'en',
      consultation: 1,
      waitingSince: createdAt,
      expiresAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await atomic(server.ctx, (ctx) => chatPersonalData.erase(ctx, buyer.id))
  expect(await server.ctx.db.$count(chat, eq(chat.memberId, buyer.id))).toBe(0)
})
