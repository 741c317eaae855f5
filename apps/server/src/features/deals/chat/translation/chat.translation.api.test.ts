import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { TRANSLATIONS_A_DAY } from '@ironsouq/contract/deals/chat/chat.limits'
import { translator as texts } from '@ironsouq/i18n/translate'
import { startTranslator } from '@ironsouq/sandboxes/providers/translator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { aSalesperson, aStore, aTakenChat, saying } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { deleteChats } from '../chat.delete.service.ts'
import { chatPersonalData } from '../chat.personal-data.ts'
import { chatTranslation } from '../chat.tables.ts'

let provider: Awaited<ReturnType<typeof startTranslator>>
let server: TestServer
beforeAll(async () => {
  provider = await startTranslator()
  server = await startServer({ translateUrl: provider.url })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})
beforeEach(() => provider.behave('well'))

const askedFor = (q: string) => provider.asked().filter((each) => each.q === q)

describe('the translation of a message', () => {
  it('is in the language of the reader, made once and then in the thread', async () => {
    const { agent, buyer, chatId } = await aTakenChat(server)
    await buyer.call(chatEndpoints.send, { body: saying(chatId, 'كم سعر IS-20417؟') })
    const german = server.client({ bearer: agent.bearer, language: 'de' })
    const before = await german(agent.desk.thread, { query: { chatId } })
    expect(before).toMatchObject({ canTranslate: true, messages: [{ translation: null }] })
    const query = { chatId, seq: 1 }
    const made = { locale: 'de', text: '[de] كم سعر IS-20417؟', from: 'ar' }
    expect(await german(agent.desk.translation, { query })).toEqual(made)
    expect(await german(agent.desk.translation, { query })).toEqual(made)
    expect(askedFor('كم سعر IS-20417؟')).toHaveLength(1)
    const { messages } = await german(agent.desk.thread, { query: { chatId } })
    expect(messages).toMatchObject([{ text: 'كم سعر IS-20417؟', translation: made, via: 'web' }])
    const english = await agent.call(agent.desk.thread, { query: { chatId } })
    expect(english.messages).toMatchObject([{ translation: null }])
  })

  it('is stored once when eight readers ask at the same time', async () => {
    const { agent, buyer, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'It has 4,120 hours') })
    const french = server.client({ bearer: buyer.bearer, language: 'fr' })
    const all = await Promise.all(
      Array.from({ length: 8 }, () =>
        french(chatEndpoints.translation, { query: { chatId, seq: 1 } }),
      ),
    )
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['[fr] It has 4,120 hours']))
    const { messages } = await french(chatEndpoints.thread, { query: { chatId } })
    expect(messages).toMatchObject([{ translation: { text: '[fr] It has 4,120 hours' } }])
  })

  it('is not of a conversation of another member, nor of a picture or a place without a message', async () => {
    const { agent, buyer, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'Ours') })
    const other = await aSignedInMember(server, {})
    const query = { chatId, seq: 1 }
    await expect(other.call(chatEndpoints.translation, { query })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      buyer.call(chatEndpoints.translation, { query: { chatId, seq: 2 } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(askedFor('Ours')).toEqual([])
  })

  it('is refused with words while the translator fails', async () => {
    const provider = await startTranslator()
    await using _provider = provider
    await using server = await startServer({ translateUrl: provider.url })
    const { agent, buyer, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'Hello') })
    provider.behave(503)
    await expect(
      buyer.call(chatEndpoints.translation, { query: { chatId, seq: 1 } }),
    ).rejects.toMatchObject({ message: texts('en')('error.translationUnavailable') })
    expect(await server.ctx.db.$count(chatTranslation)).toBe(0)
  })

  it('is not offered without a translator', async () => {
    await using server = await startServer()
    const { agent, buyer, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'Hello') })
    const thread = await buyer.call(chatEndpoints.thread, { query: { chatId } })
    expect(thread.canTranslate).toBe(false)
    await expect(
      buyer.call(chatEndpoints.translation, { query: { chatId, seq: 1 } }),
    ).rejects.toMatchObject({ message: texts('en')('error.translationUnavailable') })
  })

  it('is refused to a buyer who has had the most of a day; a stored one is not counted', async () => {
    const { agent, buyer, chatId } = await aTakenChat(server)
    for (const text of ['First', 'Second'])
      await agent.call(agent.desk.send, { body: saying(chatId, text) })
    const ask = (seq: number) => buyer.call(chatEndpoints.translation, { query: { chatId, seq } })
    await ask(1)
    const limit = { max: TRANSLATIONS_A_DAY.buyer, seconds: 86_400 }
    for (let left = limit.max - 1; left > 0; left -= 1)
      await server.ctx.attemptLimits.consume('translate-buyer', buyer.id, limit)
    expect(await ask(1)).toMatchObject({ text: '[en] First' })
    await expect(ask(2)).rejects.toMatchObject({
      status: 429,
      message: texts('en')('error.translationLimit'),
    })
    expect(askedFor('Second')).toEqual([])
  })

  it('is exported with the messages of the member and goes with the conversation', async () => {
    const { agent, buyer, chatId } = await aTakenChat(server)
    await agent.call(agent.desk.send, { body: saying(chatId, 'Paid') })
    await buyer.call(chatEndpoints.translation, { query: { chatId, seq: 1 } })
    const own = await chatPersonalData.read(server.ctx, buyer.id)
    const translations = [{ chatId, seq: 1, locale: 'en', text: '[en] Paid' }]
    expect(own).toMatchObject({ translations })
    await deleteChats(server.ctx, [chatId])
    const left = await server.ctx.db.select().from(chatTranslation)
    expect(left.map(({ body }) => body)).not.toContain('[en] Paid')
  })

  it('of a store is read by that store alone', async () => {
    const [own, theirs] = await Promise.all([aStore(server), aStore(server)])
    const buyer = await aSignedInMember(server, {})
    const ids = []
    for (const store of [own, theirs]) {
      const person = await aSalesperson(server, { sellerId: store.id })
      const body = { desk: 'store', sellerCode: store.code } as const
      const { chatId } = await buyer.call(chatEndpoints.consult, { body })
      await buyer.call(chatEndpoints.send, { body: saying(chatId, `Hello ${store.code}`) })
      await person.call(person.desk.translation, { query: { chatId, seq: 1 } })
      ids.push({ chatId, person })
    }
    const limited = limitedToSeller(server.ctx, own.id)
    const seen = await atomic(limited, ({ db }) => db.select().from(chatTranslation))
    expect(seen.map(({ body }) => body)).toEqual([`[en] Hello ${own.code}`])
    const [first, second] = ids
    await expect(
      first?.person.call(first.person.desk.translation, {
        query: { chatId: second?.chatId ?? '', seq: 1 },
      }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
