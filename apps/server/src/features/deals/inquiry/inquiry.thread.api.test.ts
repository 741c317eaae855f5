import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { MESSAGES_A_DAY, THREAD_PAGE } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { one } from '#kernel/data/db.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { inquiry, inquiryMessage } from './inquiry.tables.ts'

const { submit, detail, reply } = inquiryEndpoints
const staffed = inquiryStaffEndpoints

let server: TestServer
let deviceId: string
beforeAll(async () => {
  server = await startServer()
  deviceId = (await aListedDevice(server.ctx)).id
})
afterAll(() => server[Symbol.asyncDispose]())

async function aPushedInquiry(mail?: string) {
  const buyer = await aSignedInMember(server, mail === undefined ? {} : { mail })
  const staff = server.client({ bearer: await server.staffToken() })
  const body = { submissionId: randomUUID(), subject: '320', content: randomUUID(), deviceId }
  const { inquiryId } = await buyer.call(submit, { body })
  await staff(staffed.push, { body: { inquiryId, recipient: 'seller' } })
  return { buyer, staff, inquiryId }
}

/** So many more messages of the buyer, as if they were written now. */
async function aLongThread(inquiryId: string, length: number) {
  const { ctx } = server
  const { memberId, lastSeq } = one(
    await ctx.db.select().from(inquiry).where(eq(inquiry.id, inquiryId)),
  )
  await ctx.db.insert(inquiryMessage).values(
    Array.from({ length }, (_, n) => ({
      inquiryId,
      seq: lastSeq + n + 1,
      author: 'buyer' as const,
      authorId: memberId,
      body: 'And?',
      createdAt: ctx.now(),
    })),
  )
  const set = { lastSeq: lastSeq + length }
  await ctx.db.update(inquiry).set(set).where(eq(inquiry.id, inquiryId))
}

describe('a long thread', () => {
  it('is read a page at a time, by both sides [IN-3]', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    await aLongThread(inquiryId, THREAD_PAGE + 9)
    const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq)
    for (const read of [
      (query: { inquiryId: string; before?: number }) => buyer.call(detail, { query }),
      (query: { inquiryId: string; before?: number }) => staff(staffed.detail, { query }),
    ]) {
      const last = await read({ inquiryId })
      expect(last).toMatchObject({ isLatest: true, earlierBefore: 11 })
      expect(seqs(last.messages)).toEqual(Array.from({ length: THREAD_PAGE }, (_, n) => n + 11))
      const first = await read({ inquiryId, before: 11 })
      expect(first).toMatchObject({ isLatest: false, earlierBefore: null })
      expect(seqs(first.messages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    }
  })

  it('is mailed one message at a time: the email of an early one is written later as well', async () => {
    const mail = `${randomUUID()}@yard.example`
    const { staff, inquiryId } = await aPushedInquiry(mail)
    await staff(staffed.reply, {
      body: { inquiryId, body: 'It is still here.', isForSeller: false },
    })
    // More messages than one page follow before the email is written.
    await aLongThread(inquiryId, THREAD_PAGE + 5)
    await server.work()
    expect(JSON.stringify(await inbox(mail))).toContain('It is still here.')
  })

  it('takes a limited number of messages of a member a day, also of eight at once', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    // The first message of the thread counts as well.
    await aLongThread(inquiryId, MESSAGES_A_DAY - 4 - 1)
    const write = () => buyer.call(reply, { body: { inquiryId, body: 'And?' } })
    const settled = await Promise.allSettled(Array.from({ length: 8 }, write))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    await expect(write()).rejects.toMatchObject({ status: 429 })
    // Staff are not limited by what the buyer wrote.
    await staff(staffed.reply, { body: { inquiryId, body: 'Yes.', isForSeller: false } })
  })
})
