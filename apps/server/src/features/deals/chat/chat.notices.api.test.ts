import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { expect, it } from 'vitest'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { anAgent, saying } from '#test/chats.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { notifyBuyers } from './chat.notify.job.ts'

it('notifies a buyer of unread messages once until they read, not of each, and not of what they read', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(server, { mail })
  const { chatId } = await buyer.call(chatEndpoints.consult, { body: { desk: 'official' } })
  const agent = await anAgent(server)
  await agent.call(agent.desk.take, { body: { chatId } })
  const answer = (text: string) => agent.call(agent.desk.send, { body: saying(chatId, text) })
  const at = async (time: string, notices: number) => {
    server.turnClock(`2026-11-14T${time}Z`)
    await Promise.all(Array.from({ length: 8 }, () => notifyBuyers.run(ctx)))
    await server.work()
    expect(await ctx.db.$count(notification)).toBe(notices)
    expect(await inbox(mail)).toHaveLength(notices)
  }
  await answer('Read at once')
  await buyer.call(chatEndpoints.read, { body: { chatId, seq: 1 } })
  await at('08:10:00', 0)
  await answer('One')
  await answer('Two')
  await at('08:11:59', 0)
  await at('08:12:00', 1)
  await answer('Three')
  await at('08:30:00', 1)
  await buyer.call(chatEndpoints.send, { body: saying(chatId, 'Back') })
  await answer('Four')
  await at('08:40:00', 2)
})
