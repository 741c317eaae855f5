import { sellerAccountEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.endpoints'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { CONFIRMATIONS_A_DAY } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { staffNotificationEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { aPersonOf, aRole, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { one } from '#kernel/data/db.ts'
import type { TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { startUploads } from '#test/uploads.ts'
import { deleteUnusedLicenceFiles } from './seller-application.delete-unused.job.ts'
import { deleteUnusedLicences } from './seller-application.licence.service.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

let uploads: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  uploads = await startUploads()
})
afterEach(() => uploads[Symbol.asyncDispose]())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

async function uploadAt(server: TestServer, bytes: Buffer, type: 'application/pdf' | 'image/png') {
  const body = { type, size: bytes.length }
  const asked = await server.client()(sellerApplicationEndpoints.askLicence, { body })
  const { url, headers, licence } = asked
  const send = async (bytes: Buffer) =>
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(
      200,
    )
  await send(bytes)
  return { licence, send }
}

const upload = async (...given: Parameters<typeof uploadAt>) => (await uploadAt(...given)).licence

const givenBy = (email: string, licence: string, licenceNo = 'SH-55291') => ({
  firmName: 'Copper Dune Bearings',
  licenceNo,
  trn: '100 3340 8120 0003',
  emirate: 'sharjah' as const,
  contactName: 'H. Al Marri',
  phone: '+971501234567',
  email,
  licence,
})

/** The ticket of the link in the last email to an address. */
async function ticketFor(server: TestServer, email: string): Promise<string> {
  await server.work()
  const mails = await inbox(email)
  return /confirm\?ticket=([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Sends an application and confirms its address. */
async function apply(
  server: TestServer,
  body: ReturnType<typeof givenBy>,
  language: 'en' | 'fr' = 'en',
) {
  const call = server.client({ language })
  await call(sellerApplicationEndpoints.submit, { body })
  const ticket = await ticketFor(server, body.email)
  return call(sellerApplicationEndpoints.confirm, { body: { ticket } })
}

const anAddress = () => `${crypto.randomUUID()}@dune.example`

it('tells the people of staff who decide on it once its address is confirmed [OR-11]', async () => {
  const { server } = uploads
  const { ctx } = server
  const email = anAddress()
  const deciding = await aRole(ctx, 'Sellers', ['seller.approve'])
  const decider = await aPersonOf(ctx, deciding.id, { email, locale: 'de' })
  const writing = await aRole(ctx, 'News', ['news.edit'])
  const editor = await aPersonOf(ctx, writing.id)
  const callOf = async (staffId: string) =>
    server.client({ bearer: await staffTokenOf(ctx, staffId) })
  const decide = await callOf(decider)
  const applicant = anAddress()
  const licence = await upload(server, PDF, 'application/pdf')
  await server.client()(sellerApplicationEndpoints.submit, { body: givenBy(applicant, licence) })
  const ticket = await ticketFor(server, applicant)
  expect(await decide(staffNotificationEndpoints.unread)).toEqual({ unread: 0 })
  const confirm = () => server.client()(sellerApplicationEndpoints.confirm, { body: { ticket } })
  await confirm()
  const { number } = await confirm()
  await server.work()
  const [row] = await ctx.db.select().from(sellerApplication)
  const { list, preferences, changePreference } = staffNotificationEndpoints
  expect(await decide(list, { query: {} })).toMatchObject({
    records: [{ link: `/seller-applications/${row?.id ?? ''}`, isRead: false }],
    unread: 1,
  })
  expect((await inbox(email)).map(({ subject }) => subject)).toEqual([
    translator('de')('notification.staffSellerApplicationTitle', { number: String(number) }),
  ])
  const edit = await callOf(editor)
  expect(await edit(list, { query: {} })).toMatchObject({ total: 0 })
  expect(await edit(preferences)).toEqual({ kinds: [] })
  const body = { kind: 'staffSellerApplication', isEmailed: false }
  expect(await decide(changePreference, { body })).toMatchObject({ kinds: [body] })
  await expect(edit(changePreference, { body })).rejects.toMatchObject({ status: 404 })
})

describe('an application to sell', () => {
  it('is submitted with a licence that is what it claims to be, each with a file of its own [EQ-8]', async () => {
    const { server } = uploads
    const { ctx } = server
    const call = server.client()
    const submit = (body: ReturnType<typeof givenBy>) =>
      call(sellerApplicationEndpoints.submit, { body })
    const fake = await upload(server, Buffer.from('<html>not a picture</html>'), 'image/png')
    await expect(submit(givenBy(anAddress(), fake))).rejects.toMatchObject({ status: 400 })
    const email = anAddress()
    const licence = await upload(server, PDF, 'application/pdf')
    const wrong = { ...givenBy(email, licence), trn: '200334081200003' }
    await expect(submit(wrong)).rejects.toMatchObject({ status: 400 })
    await submit(givenBy(email, licence))
    // The ticket of a file is good for one application only.
    await expect(submit(givenBy(anAddress(), licence, 'SH-2'))).rejects.toMatchObject({
      status: 400,
      data: [{ field: 'licence', msg: translator('en')('error.licenceUsed') }],
    })
    uploads.turnTo(25 * 60)
    await deleteUnusedLicences(ctx)
    expect(await ctx.db.$count(licenceFile)).toBe(1)
  }, 30_000)

  it('keeps the licence that was checked when another file is sent to the same address [CL-25]', async () => {
    const { server } = uploads
    const { licence, send } = await uploadAt(server, PDF, 'application/pdf')
    const call = server.client()
    await apply(server, givenBy(anAddress(), licence))
    const swapped = Buffer.from(PDF)
    swapped.write('FORGED', 10)
    await send(swapped)
    // Naming the file once more does not check the other one in its place.
    const again = call(sellerApplicationEndpoints.submit, {
      body: givenBy(anAddress(), licence, 'SH-2'),
    })
    await expect(again).rejects.toMatchObject({ status: 400 })
    const staff = server.client({ bearer: await server.staffToken(['seller.approve']) })
    const { rows } = await staff(sellerApplicationEndpoints.list, { query: {} })
    const { url } = await staff(sellerApplicationEndpoints.openLicence, {
      body: { applicationId: one(rows).applicationId },
    })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(PDF)).toBe(true)
    uploads.turnTo(26 * 60)
    await deleteUnusedLicenceFiles.run(server.ctx)
    expect(await uploads.keys('incoming/')).toEqual([])
    expect(await uploads.keys('licence/')).toHaveLength(1)
  }, 30_000)

  it('with a ticket that has expired is refused', async () => {
    const { server } = uploads
    const licence = await upload(server, PDF, 'application/pdf')
    uploads.turnTo(23 * 60 + 1)
    const late = server.client()(sellerApplicationEndpoints.submit, {
      body: givenBy(anAddress(), licence),
    })
    await expect(late).rejects.toMatchObject({ status: 400 })
  })

  it('blocks no one whose address or licence someone else stated, and says nothing about them [EQ-8]', async () => {
    const { server } = uploads
    const { ctx } = server
    const call = server.client()
    const send = async (email: string) => {
      const licence = await upload(server, PDF, 'application/pdf')
      return call(sellerApplicationEndpoints.submit, { body: givenBy(email, licence) })
    }
    const email = anAddress()
    // In the name of another, who never confirms it: the answers are the same as for new ones.
    await send(email)
    await send(anAddress())
    await send(email.toUpperCase())
    const ticket = await ticketFor(server, email)
    const staff = server.client({ bearer: await server.staffToken(['seller.approve']) })
    const listed = () => staff(sellerApplicationEndpoints.list, { query: {} })
    expect((await listed()).total).toBe(0)
    const confirm = (ticket: string) =>
      call(sellerApplicationEndpoints.confirm, { body: { ticket } })
    const eight = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(ticket)))
    expect(eight.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await listed()).total).toBe(1)
    // One waits per address: its owner may know.
    await send(email)
    await expect(confirm(await ticketFor(server, email))).rejects.toThrow('already have')
    await expect(confirm('x'.repeat(43))).rejects.toMatchObject({ status: 404 })
    uploads.turnTo(49 * 60)
    await deleteUnusedLicenceFiles.run(ctx)
    expect(await ctx.db.$count(sellerApplication)).toBe(1)
  }, 30_000)

  it('sends a limited number of emails to one address a day', async () => {
    const { server } = uploads
    const email = anAddress()
    const send = async () => {
      const licence = await upload(server, PDF, 'application/pdf')
      const body = givenBy(email, licence)
      return server.client()(sellerApplicationEndpoints.submit, { body })
    }
    for (let n = 0; n < CONFIRMATIONS_A_DAY; n++) await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
  }, 30_000)

  it('is approved: the seller exists and its owner is invited in their language [EQ-8] [ID-20]', async () => {
    const { server } = uploads
    const { ctx } = server
    const email = anAddress()
    const licence = await upload(server, PDF, 'application/pdf')
    await apply(server, givenBy(email, licence), 'fr')
    const staff = server.client({ bearer: await server.staffToken(['seller.approve']) })
    const { rows } = await staff(sellerApplicationEndpoints.list, { query: { state: 'submitted' } })
    const { applicationId } = one(rows)
    const { url } = await staff(sellerApplicationEndpoints.openLicence, { body: { applicationId } })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(PDF)).toBe(true)
    const [first, second] = await Promise.allSettled([
      staff(sellerApplicationEndpoints.approve, { body: { applicationId } }),
      staff(sellerApplicationEndpoints.approve, { body: { applicationId } }),
    ])
    expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const record = await staff(sellerApplicationEndpoints.detail, { query: { applicationId } })
    expect(record).toMatchObject({ state: 'approved', trn: '100334081200003' })
    expect(record.sellerCode).toMatch(/^copper-dune-bearings-\d+$/)
    const account = one(await ctx.db.select().from(sellerAccount))
    expect(account).toMatchObject({ email, role: 'owner', state: 'invited', locale: 'fr' })
    await server.work()
    expect(JSON.stringify(await inbox(email))).toContain('Copper Dune Bearings')
  }, 30_000)

  it('is refused with a reason by mail, and may be made again', async () => {
    const { server } = uploads
    const email = anAddress()
    const licence = await upload(server, PDF, 'application/pdf')
    await apply(server, givenBy(email, licence))
    const staff = server.client({ bearer: await server.staffToken(['seller.approve']) })
    const { applicationId } = one(
      (await staff(sellerApplicationEndpoints.list, { query: {} })).rows,
    )
    const body = { applicationId, reason: 'The licence ends this month.' }
    const refused = await staff(sellerApplicationEndpoints.refuse, { body })
    expect(refused).toMatchObject({ state: 'refused', reason: body.reason })
    await server.work()
    const mails = JSON.stringify(await inbox(email))
    expect(mails).toContain(body.reason)
    expect(mails).toContain(`${server.ctx.site.url}/en/sell`)
    const again = await upload(server, PDF, 'application/pdf')
    await apply(server, givenBy(email, again))
    // The refused one is deleted with its licence after half a year; the one that waits stays.
    uploads.turnTo(181 * 24 * 60)
    await deleteUnusedLicenceFiles.run(server.ctx)
    expect(await server.ctx.db.$count(sellerApplication)).toBe(1)
    expect(await uploads.keys('licence/')).toHaveLength(1)
    uploads.turnTo(0)
    await expect(server.client()(sellerAccountEndpoints.list)).rejects.toMatchObject({
      status: 401,
    })
  }, 30_000)
})
