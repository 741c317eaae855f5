import { sellerAccountEndpoints } from '@ironsouq/contract/seller-account/seller-account.endpoints'
import { sellerApplicationEndpoints } from '@ironsouq/contract/seller-application/seller-application.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sellerAccount } from '#features/seller-account/seller-account.tables.ts'
import { one } from '#kernel/data/db.ts'
import type { TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { startUploads } from '#test/uploads.ts'
import { deleteUnusedLicences } from './seller-application.licence.service.ts'
import { licenceFile } from './seller-application.tables.ts'

let uploads: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  uploads = await startUploads()
})
afterEach(() => uploads[Symbol.asyncDispose]())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

async function upload(server: TestServer, bytes: Buffer, type: 'application/pdf' | 'image/png') {
  const body = { type, size: bytes.length }
  const asked = await server.client()(sellerApplicationEndpoints.askLicence, { body })
  const { url, headers, licence } = asked
  const sent = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  expect(sent.ok).toBe(true)
  return licence
}

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

const anAddress = () => `${crypto.randomUUID()}@dune.example`

describe('an application to sell', () => {
  it('is submitted with a licence that is what it claims to be, once until it is decided [EQ-8]', async () => {
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
    const another = await upload(server, PDF, 'application/pdf')
    for (const [to, no] of [
      [email.toUpperCase(), 'SH-1'],
      [anAddress(), 'sh-55291'],
    ] as const)
      await expect(submit(givenBy(to, another, no))).rejects.toThrow('already have an application')
    uploads.turnTo(25 * 60)
    await deleteUnusedLicences(ctx)
    expect(await ctx.db.$count(licenceFile)).toBe(1)
  }, 30_000)

  it('is approved: the seller exists and its owner is invited in their language [EQ-8] [ID-20]', async () => {
    const { server } = uploads
    const { ctx } = server
    const email = anAddress()
    const licence = await upload(server, PDF, 'application/pdf')
    await server.client({ language: 'fr' })(sellerApplicationEndpoints.submit, {
      body: givenBy(email, licence),
    })
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
    const call = server.client()
    const licence = await upload(server, PDF, 'application/pdf')
    await call(sellerApplicationEndpoints.submit, { body: givenBy(email, licence) })
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
    await call(sellerApplicationEndpoints.submit, { body: givenBy(email, again) })
    await expect(server.client()(sellerAccountEndpoints.list)).rejects.toMatchObject({
      status: 401,
    })
  }, 30_000)
})
