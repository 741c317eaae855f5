import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import { STAFF_CHANNEL } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { CLOSE_CODES } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { openSocket, startRealtime, ticketOf, upTo } from '#test/realtime.ts'

const DESK = 'http://desk.example'

let server: TestServer
let realtime: Awaited<ReturnType<typeof startRealtime>>
beforeAll(async () => {
  server = await startServer()
  realtime = await startRealtime(server)
})
afterAll(async () => {
  await realtime[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function aStaffClient(permissions?: readonly Permission[]) {
  const call = server.client({ bearer: await server.staffToken(permissions) })
  const { ticket } = await call(realtimeEndpoints.staffTicket)
  const client = await openSocket(realtime, ticket, DESK)
  client.send({ type: 'join', channel: STAFF_CHANNEL })
  return { call, client, ticket }
}

const submission = (subject: string) => ({
  body: { submissionId: randomUUID(), subject, content: `About ${subject}` },
})

const lastBody = ({ frames }: Awaited<ReturnType<typeof openSocket>>) => {
  const message = frames.findLast((frame) => frame.type === 'message')
  return message?.body
}

it('tells staff of inquiries and answers, and of what others of them read [IN-2]', async () => {
  const { call, client } = await aStaffClient()
  using _ = client
  await client.receives('joined')
  const buyer = await aSignedInMember(server)
  const { inquiryId } = await buyer.call(inquiryEndpoints.submit, submission('CAT 320'))
  await server.work()
  await vi.waitFor(
    () => expect(lastBody(client)).toEqual({ inquiries: 1, inquiryReplies: 0 }),
    8000,
  )
  await call(inquiryStaffEndpoints.push, { body: { inquiryId, recipient: 'ownStock' } })
  await server.work()
  await vi.waitFor(() => expect(lastBody(client)).toMatchObject({ inquiries: 0 }), 8000)
  await call(inquiryStaffEndpoints.read, { body: { inquiryId, seq: 1 } })
  await buyer.call(inquiryEndpoints.reply, { body: { inquiryId, body: 'And when?' } })
  await server.work()
  await vi.waitFor(
    () => expect(lastBody(client)).toEqual({ inquiries: 0, inquiryReplies: 1 }),
    8000,
  )
  await call(inquiryStaffEndpoints.read, { body: { inquiryId, seq: 2 } })
  await vi.waitFor(
    () => expect(lastBody(client)).toEqual({ inquiries: 0, inquiryReplies: 0 }),
    8000,
  )
  // What was read before is no news.
  const before = client.numbers()
  await call(inquiryStaffEndpoints.read, { body: { inquiryId, seq: 2 } })
  const { seq } = await call(realtimeEndpoints.staffMissed, {
    query: { channel: STAFF_CHANNEL, after: 0 },
  })
  expect(before.at(-1)).toBe(seq)
  await call(inquiryStaffEndpoints.invalidate, { body: { inquiryId, reason: 'other' } })
  await server.work()
})

it('sends each number once and in order when eight inquiries arrive at once', async () => {
  const { call, client } = await aStaffClient()
  using _ = client
  const joined = await client.receives('joined')
  const first = joined.type === 'joined' ? joined.seq + 1 : NaN
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aSignedInMember(server)))
  await Promise.all(
    buyers.map((buyer, n) => buyer.call(inquiryEndpoints.submit, submission(`Grader ${n}`))),
  )
  await Promise.all([server.work(), server.work()])
  await vi.waitFor(() => expect(client.numbers()).toEqual(upTo(first + 7, first)), 8000)
  expect(lastBody(client)).toEqual({ inquiries: 8, inquiryReplies: 0 })
  const query = { channel: STAFF_CHANNEL, after: first + 5 }
  const missed = await call(realtimeEndpoints.staffMissed, { query })
  expect(missed.messages.map(({ seq }) => seq)).toEqual([first + 6, first + 7])
})

it('lets in only staff who may read inquiries', async () => {
  const others = PERMISSIONS.filter((permission) => permission !== 'inquiry.read')
  const { call, client } = await aStaffClient(others)
  using _ = client
  await client.receives('refused')
  const query = { channel: STAFF_CHANNEL, after: 0 }
  await expect(call(realtimeEndpoints.staffMissed, { query })).rejects.toThrow()
  const member = await aSignedInMember(server)
  await expect(member.call(realtimeEndpoints.missed, { query })).rejects.toThrow()
  const { ticket } = await member.call(realtimeEndpoints.ticket)
  using socket = await openSocket(realtime, ticket)
  socket.send({ type: 'join', channel: STAFF_CHANNEL })
  await socket.receives('refused')
  // A member has no ticket of staff, and their session opens no connection as staff.
  await expect(member.call(realtimeEndpoints.staffTicket)).rejects.toThrow()
  const { rows } = await server.pool.query<{ id: string }>(
    'select id from session where subject_id = $1',
    [member.id],
  )
  const forged = ticketOf(server, {
    audience: 'staff',
    id: member.id,
    sessionId: rows[0]?.id ?? '',
  })
  using closed = await openSocket(realtime, forged, DESK)
  expect(await closed.closed).toBe(CLOSE_CODES.ended)
})
