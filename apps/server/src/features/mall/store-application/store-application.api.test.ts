import { faults } from '@ironsouq/contract/lifecycle'
import { storeApplicationEndpoints as endpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeApplicationLifecycle } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { staffNotificationEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  store,
  storeCategory,
  storeCompany,
  storeContract,
} from '#features/mall/store/store.tables.ts'
import { bankAccount } from '#features/money/bank-account/bank-account.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { aSellerAccount } from '#features/people/seller-account/seller-account.builder.ts'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { aPersonOf, aRole, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import {
  anApplicant,
  aSubmittedApplication,
  basicsOf,
  COMPANY,
  PDF,
  SETTLEMENT,
} from '#test/stores/applicants.ts'
import { startUploads } from '#test/uploads.ts'
import { deleteUnusedStoreDocuments } from './store-application.delete-unused.job.ts'
import { storeApplicationPersonalData } from './store-application.personal-data.ts'
import { storeApplication, storeDocument } from './store-application.tables.ts'

let uploads: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  uploads = await startUploads()
})
afterEach(() => uploads[Symbol.asyncDispose]())

const en = translator('en')

it('has a lifecycle without dead ends [ST-1]', () => {
  expect(faults(storeApplicationLifecycle)).toEqual([])
})

describe('an application to open a store', () => {
  it('is saved step by step and sent when it is whole, to staff who decide on it [ST-1] [ST-2] [OR-11]', async () => {
    const { server } = uploads
    const applicant = await anApplicant(server)
    const { call, email, categoryId } = applicant
    expect(await call(endpoints.own)).toBeNull()
    const saved = await call(endpoints.saveCompany, { body: COMPANY })
    expect(saved).toMatchObject({
      state: 'draft',
      company: { licenceNo: 'SH-55291', trn: '100334081200003' },
      missing: ['basics', 'categories', 'settlement', 'documents'],
    })
    const incomplete = { status: 409, message: en('error.storeApplicationIncomplete') }
    await expect(call(endpoints.submit)).rejects.toMatchObject(incomplete)
    const logo = await applicant.logo()
    await call(endpoints.saveBasics, { body: { ...basicsOf(email), logo } })
    await call(endpoints.saveCategories, { body: { categoryIds: [categoryId] } })
    await call(endpoints.saveSettlement, { body: SETTLEMENT })
    for (const kind of ['licence', 'idFront'] as const) await applicant.attach(kind)
    // The back of the ID is required as well.
    await expect(call(endpoints.submit)).rejects.toMatchObject(incomplete)
    await applicant.attach('idBack')
    const deciding = await aRole(server.ctx, 'Stores', ['store.approve'])
    const staffId = await aPersonOf(server.ctx, deciding.id)
    const decider = server.client({ bearer: await staffTokenOf(server.ctx, staffId) })
    const sent = await call(endpoints.submit)
    expect(sent).toMatchObject({ state: 'underReview', missing: [], store: null })
    await server.work()
    expect(await decider(staffNotificationEndpoints.list, { query: {} })).toMatchObject({
      records: [{ link: expect.stringMatching(/^\/store-applications\//), isRead: false }],
    })
    expect(sent.categories).toEqual([{ categoryId, name: 'Bearings' }])
    // While it is reviewed it stays as it is.
    await expect(call(endpoints.saveCompany, { body: COMPANY })).rejects.toMatchObject({
      status: 409,
    })
    expect(await call(endpoints.withdraw)).toMatchObject({ state: 'draft' })
  }, 30_000)

  it.each([
    ['a name of 21 characters', { name: 'x'.repeat(21) }],
    ['a name with special characters', { name: 'Copper & Co!' }],
    ['an address of 4 characters', { address: 'No 4' }],
    ['a description of 9 characters', { description: 'Bearings.' }],
    ['a description of 201 characters', { description: 'x'.repeat(201) }],
    ['a number that is none', { phone: '12345' }],
    ['no logo', {}],
  ])('is refused with %s [ST-2]', async (_, wrong) => {
    const { call, email } = await anApplicant(uploads.server)
    const body = { ...basicsOf(email), ...wrong }
    await expect(call(endpoints.saveBasics, { body })).rejects.toMatchObject({ status: 400 })
    expect(await call(endpoints.own)).toBeNull()
  })

  it('accepts names in Arabic and Chinese script [ST-2]', async () => {
    const applicant = await anApplicant(uploads.server)
    const logo = await applicant.logo()
    for (const name of ['محامل الكثبان', '铜丘轴承', 'Lager-Düne 24']) {
      const body = { ...basicsOf(applicant.email, name), logo }
      const saved = await applicant.call(endpoints.saveBasics, { body })
      expect(saved.basics).toMatchObject({ name })
    }
  })

  it('is open once per member, also when two calls start it at once [ST-1]', async () => {
    const { server } = uploads
    const { call } = await anApplicant(server)
    await Promise.allSettled(
      Array.from({ length: 6 }, () => call(endpoints.saveSettlement, { body: SETTLEMENT })),
    )
    expect(await server.ctx.db.$count(storeApplication)).toBe(1)
  })

  it('keeps its documents private, with a link of a minute for staff that is recorded [ST-2]', async () => {
    const { server } = uploads
    const { staff, record, call } = await aSubmittedApplication(server)
    const licence = one((await record()).documents.filter(({ kind }) => kind === 'licence'))
    const { url } = await staff(endpoints.openDocument, {
      body: { documentId: licence.documentId },
    })
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(PDF)).toBe(true)
    const { checkedKey } = one(
      await server.ctx.db.select().from(storeDocument).where(eq(storeDocument.kind, 'licence')),
    )
    const open = new URL(url)
    expect((await fetch(`${open.origin}${open.pathname}`)).status).toBe(403)
    expect(checkedKey).toMatch(/^licence\//)
    expect(JSON.stringify(await call(endpoints.own))).not.toContain(checkedKey)
    const refused = server.client({ bearer: await server.staffToken(['store.read']) })
    await expect(
      refused(endpoints.openDocument, { body: { documentId: licence.documentId } }),
    ).rejects.toMatchObject({ status: 403 })
  }, 30_000)

  it('refuses a file that is not what it claims to be, and removes what no application has [CL-25]', async () => {
    const { server } = uploads
    const applicant = await anApplicant(server)
    await applicant.call(endpoints.saveSettlement, { body: SETTLEMENT })
    const fake = await applicant.document('licence', Buffer.from('<html>not a paper</html>'))
    const attach = (documentId: string) =>
      applicant.call(endpoints.attachDocument, { body: { documentId } })
    await expect(attach(fake)).rejects.toMatchObject({ status: 400 })
    await applicant.attach('licence')
    const second = await applicant.attach('licence')
    const own = await applicant.call(endpoints.own)
    expect(own?.documents.map(({ documentId }) => documentId)).toEqual([second])
    uploads.turnTo(25 * 60)
    await deleteUnusedStoreDocuments.run(server.ctx)
    expect(await server.ctx.db.$count(storeDocument)).toBe(1)
    expect(await uploads.keys('licence/')).toHaveLength(1)
    expect(await uploads.keys('incoming/store-document')).toEqual([])
  }, 30_000)

  it('of another member is out of reach [ST-1]', async () => {
    const { server } = uploads
    const applicant = await anApplicant(server)
    await applicant.call(endpoints.saveSettlement, { body: SETTLEMENT })
    const documentId = await applicant.document('licence')
    const other = await anApplicant(server)
    await other.call(endpoints.saveSettlement, { body: SETTLEMENT })
    for (const endpoint of [endpoints.attachDocument, endpoints.removeDocument])
      await expect(other.call(endpoint, { body: { documentId } })).rejects.toMatchObject({
        status: 404,
      })
    const logo = await applicant.logo()
    const body = { ...basicsOf(other.email), logo }
    await expect(other.call(endpoints.saveBasics, { body })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a review', () => {
  it('opens the store with contract and rates and invites its owner, once [ST-1] [OR-11]', async () => {
    const { server } = uploads
    const { ctx } = server
    const { staff, approval, call, email, categoryId, id } = await aSubmittedApplication(
      server,
      'fr',
    )
    const body = await approval()
    const both = await Promise.allSettled([
      staff(endpoints.approve, { body }),
      staff(endpoints.approve, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const opened = one(await ctx.db.select().from(store))
    expect(opened).toMatchObject({
      state: 'open',
      emirate: 'sharjah',
      isOwn: false,
      // The contract ends before the licence.
      sellsUntil: '2034-12-31',
    })
    expect(await ctx.db.select().from(storeCompany)).toMatchObject([
      { licenceNo: 'SH-55291', capitalMinor: 30_000_000n, licenceEndsOn: '2035-08-31' },
    ])
    expect(await ctx.db.select().from(storeCategory)).toMatchObject([
      { productCategoryId: categoryId, commissionPpm: 45_000 },
    ])
    expect(one(await ctx.db.select().from(sellerAccount))).toMatchObject({
      email,
      role: 'owner',
      state: 'invited',
      sellerId: opened.id,
      locale: 'fr',
    })
    // A second person confirms the bank account before anything is paid to it.
    expect(one(await ctx.db.select().from(bankAccount))).toMatchObject({
      iban: 'AE070331234567890123456',
      statedBy: id,
      confirmedAt: null,
    })
    await server.work()
    expect(JSON.stringify(await inbox(email))).toContain('Copper Dune Trading LLC')
    const { records } = await call(notificationEndpoints.list, { query: {} })
    expect(records[0]).toMatchObject({ title: translator('fr')('notification.storeApprovedTitle') })
    expect(await call(endpoints.own)).toMatchObject({
      state: 'approved',
      store: { storeId: opened.id, state: 'open' },
    })
    // Who has a store does not apply for another one.
    await expect(call(endpoints.saveCompany, { body: COMPANY })).rejects.toMatchObject({
      status: 409,
      message: translator('fr')('error.storeExists'),
    })
  }, 30_000)

  it('gives the store to the seller whom the applicant already decides for [ST-1]', async () => {
    const { server } = uploads
    const { ctx } = server
    const { id, staff, approval, record, email } = await aSubmittedApplication(server)
    const { id: sellerId } = await aSeller(ctx, { code: 'dune', names: { en: 'Dune dealer' } })
    await aSellerAccount(ctx, { sellerId, role: 'owner', email })
    // The address of someone else, or one that is not verified, gives no store and no bank account to its seller.
    expect((await record()).seller).toBeNull()
    for (const own of [
      { mail: email },
      { mail: 'other@dune.example', mailVerifiedAt: ctx.now() },
    ]) {
      await ctx.db.update(member).set(own).where(eq(member.id, id))
      const stolen = staff(endpoints.approve, { body: await approval() })
      await expect(stolen).rejects.toMatchObject({
        message: translator('en')('error.mailTaken'),
      })
    }
    expect([await ctx.db.$count(store), await ctx.db.$count(bankAccount)]).toEqual([0, 0])
    await ctx.db.update(member).set({ mail: email }).where(eq(member.id, id))
    expect((await record()).seller).toEqual({ sellerId, code: 'dune', name: 'Dune dealer' })
    await staff(endpoints.approve, { body: await approval() })
    expect(one(await ctx.db.select().from(store)).id).toBe(sellerId)
    expect(await ctx.db.$count(seller)).toBe(1)
    expect(await ctx.db.$count(sellerAccount)).toBe(1)
  }, 30_000)

  it('rejects with reasons by part; the applicant modifies and resubmits [ST-1] [OR-11]', async () => {
    const { server } = uploads
    const { staff, record, call, email, applicationId } = await aSubmittedApplication(server)
    const reject = async (action: 'reject' | 'failAudit', remark: string) =>
      staff(endpoints.reject, {
        body: {
          applicationId,
          version: (await record()).version,
          action,
          reasons: remark === '' ? {} : { company: 'The term ends in 2027.' },
          remark,
        },
      })
    await expect(reject('reject', '')).rejects.toMatchObject({ status: 400 })
    await reject('reject', 'Everything else is fine.')
    const own = await call(endpoints.own)
    expect(own).toMatchObject({
      state: 'rejected',
      reasons: { company: 'The term ends in 2027.' },
      remark: 'Everything else is fine.',
    })
    await server.work()
    const { records } = await call(notificationEndpoints.list, { query: {} })
    expect(records[0]).toMatchObject({ title: en('notification.storeRejectedTitle') })
    await call(endpoints.saveCompany, { body: { ...COMPANY, licenceEndsOn: '2027-08-31' } })
    expect(await call(endpoints.submit)).toMatchObject({ state: 'underReview' })
    await reject('failAudit', 'The licence is not in the register.')
    expect(await call(endpoints.own)).toMatchObject({ state: 'auditFailed' })
    expect(await call(endpoints.submit)).toMatchObject({ state: 'underReview' })
    expect(email).toContain('@')
  }, 30_000)

  it('decides about what was read: a change in between is refused [ST-1]', async () => {
    const { server } = uploads
    const { staff, approval, call } = await aSubmittedApplication(server)
    const body = await approval()
    await call(endpoints.withdraw)
    await call(endpoints.submit)
    await expect(staff(endpoints.approve, { body })).rejects.toMatchObject({ status: 409 })
    expect(await server.ctx.db.$count(store)).toBe(0)
  }, 30_000)

  it('refuses rates of other categories and a contract that does not cover today [ST-1]', async () => {
    const { server } = uploads
    const { staff, approval } = await aSubmittedApplication(server)
    const body = await approval()
    const other = { categoryId: crypto.randomUUID(), commissionPpm: 1 }
    await expect(
      staff(endpoints.approve, { body: { ...body, rates: [...body.rates, other] } }),
    ).rejects.toMatchObject({ status: 400 })
    const contract = { from: '2020-01-01', until: '2020-12-31' }
    await expect(staff(endpoints.approve, { body: { ...body, contract } })).rejects.toMatchObject({
      status: 409,
      message: en('error.storePeriodOver'),
    })
    expect(await server.ctx.db.$count(storeContract)).toBe(0)
  }, 30_000)

  it('is listed with those that wait the longest first, and never a draft [BO-2]', async () => {
    const { server } = uploads
    const { staff, applicationId } = await aSubmittedApplication(server)
    const draft = await aSignedInMember(server)
    await draft.call(endpoints.saveSettlement, { body: SETTLEMENT })
    const { rows, total } = await staff(endpoints.list, { query: { text: 'copper' } })
    expect(rows).toMatchObject([{ applicationId, state: 'underReview', emirate: 'sharjah' }])
    expect(total).toBe(1)
  }, 30_000)
})

it('leaves nothing of an erased member but the papers of a store [ST-1]', async () => {
  const { server } = uploads
  const { ctx } = server
  const first = await aSubmittedApplication(server)
  await first.staff(endpoints.approve, { body: await first.approval() })
  const second = await aSubmittedApplication(server)
  for (const { id } of [first, second])
    await atomic(ctx, (ctx) => storeApplicationPersonalData.erase(ctx, id))
  const left = one(await ctx.db.select().from(storeApplication))
  expect(left).toMatchObject({ id: first.applicationId, memberId: null })
  uploads.turnTo(25 * 60)
  await deleteUnusedStoreDocuments.run(ctx)
  const documents = await ctx.db.select().from(storeDocument)
  expect(documents.map(({ applicationId }) => applicationId)).toEqual(
    Array.from({ length: 3 }, () => first.applicationId),
  )
}, 30_000)
