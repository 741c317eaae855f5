import { randomUUID } from 'node:crypto'
import {
  chatMerchantEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { StandardRole } from '@ironsouq/contract/people/staff/role.standard'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import type { TestServer } from './harness.ts'
import { aSignedInMember } from './members.ts'

/** A message of text on its way. */
export const saying = (chatId: string, text: string, consultation = 1) => ({
  chatId,
  consultation,
  sendId: randomUUID(),
  content: { kind: 'text' as const, text },
})

/** A person of our customer service. */
export async function anAgent(
  server: TestServer,
  name = 'Huda',
  role: StandardRole = 'serviceAgent',
) {
  const id = await anActivePerson(server.ctx, { role, name })
  const bearer = await staffTokenOf(server.ctx, id)
  return { id, bearer, call: server.client({ bearer }), desk: chatStaffEndpoints }
}

/** A person at the desk of a store. */
export async function aSalesperson(
  server: TestServer,
  {
    sellerId,
    name = 'Omar',
    role = 'sales',
  }: { sellerId: string; name?: string; role?: MerchantRole },
) {
  const id = await aSellerAccount(server.ctx, { sellerId, role, name })
  const bearer = await merchantTokenOf(server.ctx, id)
  return { id, bearer, call: server.client({ bearer }), desk: chatMerchantEndpoints }
}

/** A store with a code of its own. */
export async function aStore(server: TestServer) {
  const code = `store-${randomUUID().slice(0, 8)}`
  const { id } = await aSeller(server.ctx, { code, names: { en: `Store ${code}` } })
  return { id, code }
}

/** A buyer whose consultation with our customer service waits. */
export async function aWaitingChat(server: TestServer, nickName = 'Yard Buyer') {
  const buyer = await aSignedInMember(server, { nickName })
  const { chatId } = await buyer.call(chatEndpoints.consult, { body: { desk: 'official' } })
  return { buyer, chatId }
}

/** A consultation that an agent has taken. */
export async function aTakenChat(server: TestServer) {
  const { buyer, chatId } = await aWaitingChat(server)
  const agent = await anAgent(server)
  await agent.call(agent.desk.take, { body: { chatId } })
  return { buyer, agent, chatId }
}
