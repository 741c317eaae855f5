import { randomUUID } from 'node:crypto'
import { chatStaffEndpoints as desk } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ChatContent } from '@ironsouq/contract/deals/chat/chat.schema'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSalesperson, aStore, aTakenChat, aWaitingChat, saying } from '#test/chats.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads } from '#test/uploads.ts'
import { deleteChats } from './chat.delete.service.ts'

const { consult, send, thread, imageLink } = chatEndpoints

const sending = (chatId: string, content: ChatContent) => ({
  body: { chatId, consultation: 1, sendId: randomUUID(), content },
})

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('a picture in a message', () => {
  it('is one that its sender uploaded for a chat, and opens for both sides for a minute [CH-2] [CH-6]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { buyer, chatId } = await aWaitingChat(server)
    const agent = server.client({ bearer: await server.staffToken() })
    await agent(desk.take, { body: { chatId } })
    const { uploadId } = await uploads.sent(await aPhoto(), 'image/jpeg', 'chat')
    const content = { kind: 'image', uploadId } as const
    // An upload of someone else is not found.
    await expect(buyer.call(send, sending(chatId, content))).rejects.toMatchObject({ status: 404 })
    const sent = await agent(desk.send, sending(chatId, content))
    expect(sent).toMatchObject({
      seq: 1,
      kind: 'image',
      text: '',
      image: { width: 800, height: 600 },
    })
    for (const { url } of [
      await buyer.call(imageLink, { query: { chatId, seq: 1 } }),
      await agent(desk.imageLink, { query: { chatId, seq: 1 } }),
    ]) {
      const reply = await fetch(url)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    const { uploadId: other } = await uploads.sent(await aPhoto(), 'image/jpeg', 'equipment')
    const wrong = agent(desk.send, sending(chatId, { kind: 'image', uploadId: other }))
    await expect(wrong).rejects.toMatchObject({ status: 404 })
    await deleteChats(server.ctx, [chatId])
    await server.work()
    expect((await uploads.keys('chat/')).length).toBe(0)
  })

  it('stays in a second conversation when the first is deleted [CH-6]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const agent = server.client({ bearer: await server.staffToken() })
    const { uploadId } = await uploads.sent(await aPhoto(), 'image/jpeg', 'chat')
    const chats = [await aWaitingChat(server), await aWaitingChat(server)]
    for (const { chatId } of chats) {
      await agent(desk.take, { body: { chatId } })
      await agent(desk.send, sending(chatId, { kind: 'image', uploadId }))
    }
    const [first, second] = chats.map(({ chatId }) => chatId)
    await deleteChats(server.ctx, [first!])
    await server.work()
    const { url } = await agent(desk.imageLink, { query: { chatId: second!, seq: 1 } })
    expect((await fetch(url)).status).toBe(200)
    await deleteChats(server.ctx, [second!])
    await server.work()
    expect((await uploads.keys('chat/')).length).toBe(0)
  })

  it('has a format that is allowed and at most 10 MB [CH-6]', async () => {
    await using uploads = await startUploads()
    const tooLarge = { length: 10 * MB + 1 } as Uint8Array
    await expect(uploads.asked(tooLarge, 'image/jpeg', 'chat')).rejects.toMatchObject({
      status: 400,
    })
    const small = new Uint8Array(10)
    await expect(uploads.asked(small, 'image/gif', 'chat')).rejects.toMatchObject({ status: 400 })
  })
})

describe('a machine or an inquiry in a message', () => {
  it('is a card in the language of the reader [CH-2]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const { id: deviceId } = await aListedDevice(server.ctx)
    const sent = await agent.call(agent.desk.send, sending(chatId, { kind: 'device', deviceId }))
    expect(sent).toMatchObject({ kind: 'device', deviceId, device: { deviceId } })
    await server.pool.query(
      `insert into device_text (device_id, locale, title, description, created_at)
       values ($1, 'ar', 'حفارة', '', now())
       on conflict (device_id, locale) do update set title = excluded.title`,
      [deviceId],
    )
    const read = await buyer.in('ar')(thread, { query: { chatId } })
    expect(read.messages).toMatchObject([{ device: { title: 'حفارة' } }])
    const gone = sending(chatId, { kind: 'device', deviceId: randomUUID() })
    await expect(buyer.call(send, gone)).rejects.toMatchObject({ status: 404 })
  })

  it('is an inquiry of this buyer [CH-2]', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const ask = async (call: typeof buyer.call) => {
      const content = `A question ${randomUUID()}`
      const body = { submissionId: randomUUID(), subject: 'A machine', content }
      return call(inquiryEndpoints.submit, { body })
    }
    const { inquiryId, inquiryNo } = await ask(buyer.call)
    const content = { kind: 'inquiry', inquiryId } as const
    expect(await buyer.call(send, sending(chatId, content))).toMatchObject({
      inquiry: { inquiryId, inquiryNo },
    })
    const { inquiryId: foreign } = await ask((await aSignedInMember(server)).call)
    const byBuyer = buyer.call(send, sending(chatId, { ...content, inquiryId: foreign }))
    await expect(byBuyer).rejects.toMatchObject({ status: 404 })
    const byAgent = agent.call(agent.desk.send, sending(chatId, { ...content, inquiryId: foreign }))
    await expect(byAgent).rejects.toMatchObject({ status: 404 })
  })

  it('is a machine of the store, if a store sends it [CH-2]', async () => {
    const store = await aStore(server)
    const { call, desk: own } = await aSalesperson(server, { sellerId: store.id })
    const buyer = await aSignedInMember(server)
    const body = { desk: 'store', sellerCode: store.code } as const
    const { chatId } = await buyer.call(consult, { body })
    await call(own.take, { body: { chatId } })
    const { id: deviceId } = await aListedDevice(server.ctx)
    const sent = () => call(own.send, sending(chatId, { kind: 'device', deviceId }))
    await expect(sent()).rejects.toMatchObject({ status: 404 })
    await server.pool.query('update device set seller_id = $2 where id = $1', [deviceId, store.id])
    expect(await sent()).toMatchObject({ device: { deviceId } })
    const inquiry = sending(chatId, { kind: 'inquiry', inquiryId: randomUUID() })
    await expect(call(own.send, inquiry)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the number of a bank account', () => {
  it('is refused from the desk, and sent with a warning from a buyer', async () => {
    const { buyer, agent, chatId } = await aTakenChat(server)
    const body = saying(chatId, 'Pay to AE07 0331 2345 6789 0123 456')
    await expect(agent.call(agent.desk.send, { body })).rejects.toMatchObject({
      status: 409,
      message: translator('en')('error.chatAccountNumber'),
    })
    expect(await buyer.call(send, { body })).toMatchObject({ seq: 1, hasAccountNumber: true })
    const plain = saying(chatId, 'The invoice is in your account')
    expect(await agent.call(agent.desk.send, { body: plain })).toMatchObject({
      seq: 2,
      hasAccountNumber: false,
    })
  })
})
