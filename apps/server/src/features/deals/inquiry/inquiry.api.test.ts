import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { INQUIRIES_A_DAY } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { destination } from '#features/deals/landed-cost/landed-cost.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { deleteOldInquiries } from './inquiry.delete-old.job.ts'
import { inquiryPersonalData } from './inquiry.personal-data.ts'
import { inquiry, inquiryMessage } from './inquiry.tables.ts'

const { about, submit, list, detail, reply, read } = inquiryEndpoints
const staffed = inquiryStaffEndpoints

let server: TestServer
let deviceId: string
beforeAll(async () => {
  server = await startServer()
  deviceId = (await aListedDevice(server.ctx)).id
})
afterAll(() => server[Symbol.asyncDispose]())

const asking = (given: object = {}) => ({
  submissionId: randomUUID(),
  subject: 'Caterpillar 320 to Dammam',
  content: `Is the swing motor sealed? ${randomUUID()}`,
  ...given,
})

const aStaffCall = async (...permissions: Parameters<TestServer['staffToken']>) =>
  server.client({ bearer: await server.staffToken(...permissions) })

/** An inquiry about the machine that staff sent to its seller. */
async function aPushedInquiry() {
  const buyer = await aSignedInMember(server)
  const staff = await aStaffCall()
  const { inquiryId } = await buyer.call(submit, { body: asking({ deviceId }) })
  await staff(staffed.push, { body: { inquiryId, recipient: 'seller' } })
  return { buyer, staff, inquiryId }
}

describe('an inquiry', () => {
  it('about a machine is filled in from it [IN-5]', async () => {
    const machine = await server.client({ language: 'ar' })(about, { query: { deviceId } })
    expect(machine).toMatchObject({
      deviceId,
      categoryCode: 'crawler-excavators',
      sellerName: 'سفن ديونز للمعدات',
    })
  })

  it('goes to a place with its country, and says which points the seller is to answer', async () => {
    await using own = await startServer()
    const { id: deviceId } = await aListedDevice(own.ctx)
    await own.ctx.db.insert(destination).values({
      code: 'dammam',
      mode: 'roro',
      country: 'SA',
      dutyPoints: 500,
      vatPoints: 1500,
      fuelPpm: 10,
      position: 1,
      createdAt: own.ctx.now(),
    })
    const { call } = await aSignedInMember(own)
    const points = ['portPrice', 'warranty', 'portPrice']
    const body = asking({ deviceId, country: 'OM', destination: 'dammam', points })
    const { inquiryId } = await call(submit, { body })
    expect(await call(detail, { query: { inquiryId } })).toMatchObject({
      country: 'SA',
      destination: 'dammam',
      points: ['portPrice', 'warranty'],
    })
    const nowhere = asking({ deviceId, destination: 'atlantis' })
    await expect(call(submit, { body: nowhere })).rejects.toMatchObject({ status: 400 })
  })

  it('holds everything that the buyer asked for, and waits for a review [IN-1] [IN-2]', async () => {
    const { call } = await aSignedInMember(server)
    const body = asking({
      deviceId,
      quantity: 2,
      category: 'excavators',
      country: 'SA',
      keywords: '320, long reach',
      description: 'Sand, two shifts',
    })
    const { inquiryId, inquiryNo } = await call(submit, { body })
    expect(inquiryNo).toBeGreaterThan(5000)
    expect(await call(detail, { query: { inquiryId } })).toMatchObject({
      inquiryNo,
      state: 'unaudited',
      subject: body.subject,
      quantity: 2,
      category: { code: 'excavators', name: 'Excavators' },
      country: 'SA',
      keywords: '320, long reach',
      description: 'Sand, two shifts',
      device: { deviceId },
      recipient: null,
      sellerName: null,
      messages: [{ seq: 1, author: 'buyer', body: body.content }],
    })
    expect(await call(list, { query: { state: 'unaudited' } })).toMatchObject({
      total: 1,
      counts: { unaudited: 1, pushed: 0, invalid: 0 },
      records: [{ inquiryId, unread: 0 }],
    })
    expect(await call(list, { query: { state: 'pushed' } })).toMatchObject({ records: [] })
  })

  it.each([
    ['subject', { subject: '  ' }, 'en', 'Subject is required'],
    ['content', { content: ' \n\t ' }, 'en', 'Enter a message.'],
    ['content', { content: '  ' }, 'de', 'Geben Sie eine Nachricht ein.'],
    ['category', { category: 'no-such' }, 'en', 'This value is not allowed. Choose another.'],
  ] as const)(
    'with a wrong %s is refused in words [IN-1] [FM-2]',
    async (field, wrong, language, msg) => {
      const buyer = await aSignedInMember(server)
      const refused = buyer.in(language)(submit, { body: asking(wrong) })
      await expect(refused).rejects.toMatchObject({ status: 400 })
      const error: unknown = await refused.catch((err: unknown) => err)
      expect(JSON.stringify(error)).toContain(field)
      expect(JSON.stringify((error as { data: unknown }).data)).toContain(msg)
    },
  )

  it('sent eight times at once is one, whatever its idempotency key [IN-4]', async () => {
    const { id, call } = await aSignedInMember(server)
    const body = asking({ deviceId })
    const made = await Promise.all(Array.from({ length: 8 }, () => call(submit, { body })))
    expect(new Set(made.map(({ inquiryId }) => inquiryId)).size).toBe(1)
    const { ctx } = server
    expect(await ctx.db.$count(inquiry, eq(inquiry.memberId, id))).toBe(1)
    expect(await ctx.db.$count(inquiryMessage, eq(inquiryMessage.authorId, id))).toBe(1)
    const { rows } = await server.pool.query<{ n: number }>(
      `select count(*)::int as n from event where name = 'inquiry.submitted' and payload->>'inquiryId' = $1`,
      [made[0]?.inquiryId],
    )
    expect(rows[0]?.n).toBe(1)
  })

  it('is found by its owner only [IN-3]', async () => {
    const { inquiryId } = await aPushedInquiry()
    const { call } = await aSignedInMember(server)
    const missing = { status: 404 }
    await expect(call(detail, { query: { inquiryId } })).rejects.toMatchObject(missing)
    await expect(call(reply, { body: { inquiryId, body: 'Hello' } })).rejects.toMatchObject(missing)
    await expect(call(read, { body: { inquiryId, seq: 1 } })).rejects.toMatchObject(missing)
    expect((await call(list, { query: {} })).total).toBe(0)
  })

  it('about a machine that is not for sale is refused [IN-5]', async () => {
    const { call } = await aSignedInMember(server)
    const refused = call(submit, { body: asking({ deviceId: randomUUID() }) })
    await expect(refused).rejects.toMatchObject({ status: 404 })
  })

  it('is one of a few a day', async () => {
    const { id, call } = await aSignedInMember(server)
    await server.pool.query(
      `insert into inquiry (member_id, submission_id, subject, quantity, country, keywords, description,
         locale, content_hash, signals, last_seq, buyer_read_seq, staff_read_seq, created_at, updated_at)
       select $1, gen_random_uuid(), 'S', 1, '', '', '', 'en', 'h', '{}', 1, 1, 1, $3, $3
       from generate_series(1, $2::int)`,
      [id, INQUIRIES_A_DAY, server.ctx.now()],
    )
    await expect(call(submit, { body: asking() })).rejects.toMatchObject({ status: 429 })
  })
})

describe('the review of an inquiry', () => {
  it('sends it to the seller of the machine, and is in the audit log [IN-2]', async () => {
    const { buyer, inquiryId } = await aPushedInquiry()
    expect(await buyer.call(detail, { query: { inquiryId } })).toMatchObject({
      state: 'pushed',
      recipient: 'seller',
      sellerName: 'Seven Dunes Plant',
    })
    const { rows } = await server.pool.query<{ after: unknown }>(
      `select after from audit_log where entity = 'inquiry' and entity_id = $1`,
      [inquiryId],
    )
    expect(rows).toMatchObject([{ after: { state: 'pushed' } }])
  })

  it('needs a seller for a request without a machine, or our own stock [IN-2]', async () => {
    const { call } = await aSignedInMember(server)
    const staff = await aStaffCall()
    const { inquiryId } = await call(submit, { body: asking() })
    const push = (given: object) =>
      staff(staffed.push, { body: { inquiryId, recipient: 'seller', ...given } })
    await expect(push({})).rejects.toMatchObject({ status: 400 })
    await expect(push({ sellerCode: 'unknown-seller' })).rejects.toMatchObject({ status: 400 })
    expect(await push({ recipient: 'ownStock' })).toEqual({ state: 'pushed' })
    const answer = { body: { inquiryId, body: 'We have one', isForSeller: true } }
    await expect(staff(staffed.reply, answer)).rejects.toMatchObject({ status: 409 })
  })

  it('ends it with a reason that the buyer reads, also later, and invalid is final [IN-2]', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    const body = { inquiryId, reason: 'missingDetails', note: 'Which size?' } as const
    expect(await staff(staffed.invalidate, { body })).toEqual({ state: 'invalid' })
    expect(await buyer.call(detail, { query: { inquiryId } })).toMatchObject({
      state: 'invalid',
      reason: 'missingDetails',
      note: 'Which size?',
    })
    const again = staff(staffed.push, { body: { inquiryId, recipient: 'seller' } })
    await expect(again).rejects.toMatchObject({ status: 409 })
  })

  it('is listed by state, signal, unread messages, number and words', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    const { inquiryId: other } = await buyer.call(submit, {
      body: asking({ subject: '100% cheap_parts', content: 'look at cheap-parts.xyz' }),
    })
    const idsOf = async (query: object) =>
      (await staff(staffed.list, { query })).rows
        .filter(({ memberId }) => memberId === buyer.id)
        .map((row) => row.inquiryId)
    expect(await idsOf({})).toEqual([other, inquiryId])
    expect(await idsOf({ sort: 'createdAt' })).toEqual([inquiryId, other])
    expect(await idsOf({ state: 'pushed' })).toEqual([inquiryId])
    expect(await idsOf({ signal: 'links' })).toEqual([other])
    expect(await idsOf({ unread: 'yes' })).toEqual([other])
    expect(await idsOf({ find: '100% cheap_' })).toEqual([other])
    expect(await idsOf({ find: '100_ cheap' })).toEqual([])
    const { inquiryNo } = await staff(staffed.detail, { query: { inquiryId } })
    expect(await idsOf({ find: String(inquiryNo) })).toEqual([inquiryId])
  })

  it('shows signals of spam, which refuse nothing', async () => {
    const { call } = await aSignedInMember(server)
    const staff = await aStaffCall()
    const content = `Best price ${randomUUID()}`
    await call(submit, { body: asking({ content }) })
    const { inquiryId } = await call(submit, { body: asking({ content: content.toUpperCase() }) })
    const shown = await staff(staffed.detail, { query: { inquiryId } })
    expect(shown.signals).toEqual(['repeatedText', 'newAccount'])
    expect(shown.inquiriesBefore).toBe(1)
  })
})

describe('the thread of an inquiry', () => {
  it('is open only while the inquiry is pushed [IN-2]', async () => {
    const { call } = await aSignedInMember(server)
    const staff = await aStaffCall()
    const { inquiryId } = await call(submit, { body: asking({ deviceId }) })
    const write = { body: { inquiryId, body: 'One more question' } }
    await expect(call(reply, write)).rejects.toMatchObject({ status: 409 })
    await staff(staffed.push, { body: { inquiryId, recipient: 'seller' } })
    expect(await call(reply, write)).toEqual({ seq: 2 })
    await staff(staffed.invalidate, { body: { inquiryId, reason: 'duplicate' } })
    await expect(call(reply, write)).rejects.toMatchObject({ status: 409 })
  })

  it('says when staff answer for the seller, in the language of the reader [IN-6]', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    const say = (body: string, isForSeller: boolean) =>
      staff(staffed.reply, { body: { inquiryId, body, isForSeller } })
    await say('The seal is included.', true)
    await say('We check it too.', false)
    const { messages } = await buyer.in('ar')(detail, { query: { inquiryId } })
    expect(messages.map(({ author, sellerName }) => [author, sellerName])).toEqual([
      ['buyer', null],
      ['staff', 'سفن ديونز للمعدات'],
      ['staff', null],
    ])
  })

  it('is unread until it was opened, on both sides [IN-3] [CL-12]', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    const unreadOfStaff = async () => (await staff(staffed.detail, { query: { inquiryId } })).unread
    expect(await unreadOfStaff()).toBe(0)
    await staff(staffed.reply, { body: { inquiryId, body: 'It is sealed.', isForSeller: true } })
    const center = async () => (await buyer.call(memberEndpoints.centerInfo)).inquiries
    expect(await center()).toEqual({ unaudited: 0, pushed: 1, invalid: 0, unread: 1 })
    expect((await buyer.call(list, { query: {} })).records[0]?.unread).toBe(1)
    // More than there is marks what there is, and less takes nothing back.
    expect(await buyer.call(read, { body: { inquiryId, seq: 99 } })).toEqual({ unread: 0 })
    expect(await buyer.call(read, { body: { inquiryId, seq: 1 } })).toEqual({ unread: 0 })
    expect((await center()).unread).toBe(0)
    await buyer.call(reply, { body: { inquiryId, body: 'Thank you' } })
    expect(await unreadOfStaff()).toBe(1)
    await staff(staffed.read, { body: { inquiryId, seq: 3 } })
    expect(await unreadOfStaff()).toBe(0)
  })

  it('gives every message its own place, also to eight at once', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    const both = Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0
        ? buyer.call(reply, { body: { inquiryId, body: `Question ${i}` } })
        : staff(staffed.reply, { body: { inquiryId, body: `Answer ${i}`, isForSeller: false } }),
    )
    const places = (await Promise.all(both)).map(({ seq }) => seq)
    expect(places.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    const { messages } = await buyer.call(detail, { query: { inquiryId } })
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('keeps script and signs as they were written', async () => {
    const { buyer, inquiryId } = await aPushedInquiry()
    const body = `<script>alert('x')</script> & "quotes" {braces} عربي`
    await buyer.call(reply, { body: { inquiryId, body } })
    const { messages } = await buyer.call(detail, { query: { inquiryId } })
    expect(messages.at(-1)?.body).toBe(body)
  })
})

describe('what is stored of an inquiry', () => {
  it('is in the copy of the data of the member, and goes with the member', async () => {
    const { buyer, staff, inquiryId } = await aPushedInquiry()
    await staff(staffed.reply, { body: { inquiryId, body: 'It is sealed.', isForSeller: true } })
    const copy = await inquiryPersonalData.read(server.ctx, buyer.id)
    expect(copy).toMatchObject({
      inquiries: [{ state: 'pushed' }],
      messages: [{ author: 'buyer' }, { author: 'staff', body: 'It is sealed.' }],
    })
    await atomic(server.ctx, (ctx) => inquiryPersonalData.erase(ctx, buyer.id))
    const { db } = server.ctx
    expect(await db.$count(inquiry, eq(inquiry.id, inquiryId))).toBe(0)
    expect(await db.$count(inquiryMessage, eq(inquiryMessage.inquiryId, inquiryId))).toBe(0)
  })

  it('is deleted three years after its last change', async () => {
    await using own = await startServer()
    const { call } = await aSignedInMember(own)
    await call(submit, { body: asking() })
    await deleteOldInquiries.run(own.ctx)
    expect(await own.ctx.db.$count(inquiry)).toBe(1)
    own.turnClock('2029-11-20T00:00:00Z')
    await deleteOldInquiries.run(own.ctx)
    expect(await own.ctx.db.$count(inquiry)).toBe(0)
  })
})
