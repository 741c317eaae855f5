import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import {
  postWebhook,
  startWhatsapp,
  textFrom,
  webhookWith,
} from '@ironsouq/sandboxes/providers/whatsapp'
import type { NewMember } from '#features/people/member/member.service.ts'
import { anAgent } from '../chats.ts'
import { startServer, type TestServer } from '../harness.ts'
import { aSignedInMember } from '../members.ts'

let numbers = 0

/** A server with WhatsApp, and the Cloud API that it uses. */
export async function startWithWhatsapp() {
  const api = await startWhatsapp()
  const server = await startServer({ whatsappUrl: api.url })
  return {
    api,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await api[Symbol.asyncDispose]()
    },
  }
}

/** A member with a verified number, who writes to us from WhatsApp. */
export async function aPhone(server: TestServer, given: Partial<NewMember> = {}) {
  const mobile = `+97150${String(7_000_000 + ++numbers)}`
  const mobileVerifiedAt = server.ctx.now()
  const buyer = await aSignedInMember(server, { mobile, mobileVerifiedAt, ...given })
  const say = (text: string, { at = server.ctx.now(), id }: { at?: Date; id?: string } = {}) =>
    postWebhook(
      server.base,
      webhookWith({ messages: [textFrom(mobile, text, { at, ...(id && { id }) })] }),
    )
  /** What the member sees on the site. */
  const chats = async () => (await buyer.call(chatEndpoints.list, { query: {} })).records
  const thread = async () => {
    const [chat] = await chats()
    if (!chat) return []
    const query = { chatId: chat.chatId }
    return (await buyer.call(chatEndpoints.thread, { query })).messages
  }
  return { ...buyer, mobile, say, chats, thread }
}

/** A member who wrote from WhatsApp, and the agent who has taken their conversation. */
export async function aTakenPhone(server: TestServer) {
  const phone = await aPhone(server)
  await phone.say('Is it still for sale?')
  const [chat] = await phone.chats()
  const chatId = chat?.chatId ?? ''
  const agent = await anAgent(server)
  await agent.call(chatStaffEndpoints.take, { body: { chatId } })
  return { phone, agent, chatId }
}
