import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import type { StoreDocumentKind } from '@ironsouq/contract/mall/store-application/store-application.limits'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import type { TestServer } from '../harness.ts'
import { aSignedInMember } from '../members.ts'
import { aPictureOf } from '../pictures.ts'

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

export const basicsOf = (email: string, name = 'Copper Dune Bearings') => ({
  name,
  contactName: 'H. Al Marri',
  email,
  phone: '+971501234567',
  emirate: 'sharjah' as const,
  area: 'Industrial 10',
  address: 'Shop 4, street 22',
  description: 'Bearings and bushings for loaders and excavators.',
})

export const COMPANY = {
  enterpriseName: 'Copper Dune Trading LLC',
  licenceNo: 'SH-55291',
  trn: '100 3340 8120 0003',
  legalRepresentative: 'H. Al Marri',
  residence: 'Industrial 10, Sharjah',
  registeredCapital: { amount: '300000.00', currency: 'AED' },
  establishedOn: '2009-03-01',
  licenceEndsOn: '2035-08-31',
  scope: 'Spare parts of heavy equipment',
}

export const SETTLEMENT = {
  holder: 'Copper Dune Trading LLC',
  bank: 'Emirates NBD',
  iban: 'AE07 0331 2345 6789 0123 456',
  swift: 'EBILAEAD',
}

const put = async (url: string, headers: Record<string, string>, bytes: Buffer) => {
  const reply = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
}

/** A member who fills in an application; each part can be left to the test. */
export async function anApplicant(server: TestServer, given: { language?: 'en' | 'fr' } = {}) {
  const member = await aSignedInMember(server)
  const call = member.in(given.language ?? 'en')
  const email = `${crypto.randomUUID()}@dune.example`
  const { id: categoryId } = await aProductCategory(server.ctx, {
    code: 'bearings',
    names: { en: 'Bearings', ar: 'محامل' },
    commissionPpm: 50_000,
  })

  /** Uploads a picture and has it made ready. */
  async function logo() {
    const bytes = await aPictureOf('png', 300, 300)
    const body = { purpose: 'logo', type: 'image/png', size: bytes.length } as const
    const { uploadId, url, headers } = await call(mediaEndpoints.member.ask, { body })
    await put(url, headers, bytes)
    await call(mediaEndpoints.member.finish, { body: { uploadId } })
    await server.work()
    return uploadId
  }

  async function document(kind: StoreDocumentKind, bytes = PDF) {
    const body = { kind, type: 'application/pdf', size: bytes.length } as const
    const { documentId, url, headers } = await call(storeApplicationEndpoints.askDocument, { body })
    await put(url, headers, bytes)
    return documentId
  }

  async function attach(kind: StoreDocumentKind) {
    const documentId = await document(kind)
    await call(storeApplicationEndpoints.attachDocument, { body: { documentId } })
    return documentId
  }

  /** Saves every part and uploads what is required. */
  async function fillIn(name?: string) {
    const uploadId = await logo()
    const body = { ...basicsOf(email, name), logo: uploadId }
    await call(storeApplicationEndpoints.saveBasics, { body })
    await call(storeApplicationEndpoints.saveCompany, { body: COMPANY })
    await call(storeApplicationEndpoints.saveCategories, { body: { categoryIds: [categoryId] } })
    await call(storeApplicationEndpoints.saveSettlement, { body: SETTLEMENT })
    for (const kind of ['licence', 'idFront', 'idBack'] as const) await attach(kind)
  }

  return { ...member, call, email, categoryId, logo, document, attach, fillIn }
}

/** An application that waits for its review. */
export async function aSubmittedApplication(server: TestServer, language: 'en' | 'fr' = 'en') {
  const applicant = await anApplicant(server, { language })
  await applicant.fillIn()
  const own = await applicant.call(storeApplicationEndpoints.submit)
  const staff = server.client({ bearer: await server.staffToken() })
  const record = () =>
    staff(storeApplicationEndpoints.detail, { query: { applicationId: own.applicationId } })
  const approval = async () => ({
    applicationId: own.applicationId,
    version: (await record()).version,
    contract: { from: '2020-01-01', until: '2034-12-31' },
    rates: [{ categoryId: applicant.categoryId, commissionPpm: 45_000 }],
  })
  return { ...applicant, applicationId: own.applicationId, staff, record, approval }
}
