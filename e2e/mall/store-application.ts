import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { expect } from '@playwright/test'
import type { Member } from '../identity/member.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

const put = (url: string, headers: Record<string, string>, bytes: Buffer) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })

async function logoOf({ call }: Member, bytes: Buffer) {
  const body = { purpose: 'logo', type: 'image/png', size: bytes.length } as const
  const { uploadId, url, headers } = await call(mediaEndpoints.member.ask, { body })
  await put(url, headers, bytes)
  await call(mediaEndpoints.member.finish, { body: { uploadId } })
  const state = async () =>
    (await call(mediaEndpoints.member.detail, { query: { uploadId } })).state
  await expect.poll(state).toBe('ready')
  return uploadId
}

const basicsOf = (id: string) => ({
  name: `Copper Dune ${id}`,
  contactName: 'H. Al Marri',
  email: `owner-${id}@dune.example`,
  phone: '+971501234567',
  emirate: 'sharjah' as const,
  area: 'Industrial 10',
  address: 'Shop 4, street 22',
  description: 'Bearings and bushings for loaders and excavators.',
})

/** Fills in every part of an application and sends it. */
export async function applyForStore(member: Member, id: string, logo: Buffer) {
  const { call } = member
  const uploadId = await logoOf(member, logo)
  await call(storeApplicationEndpoints.saveBasics, { body: { ...basicsOf(id), logo: uploadId } })
  await call(storeApplicationEndpoints.saveCompany, {
    body: {
      enterpriseName: `Copper Dune Trading ${id} LLC`,
      licenceNo: `SH-${id}`,
      trn: `100${Date.now()}`.padEnd(15, '0').slice(0, 15),
      legalRepresentative: 'H. Al Marri',
      residence: 'Industrial 10, Sharjah',
      establishedOn: '2009-03-01',
      licenceEndsOn: '2035-08-31',
      scope: 'Spare parts of heavy equipment',
    },
  })
  const { categories } = await call(storeApplicationEndpoints.choices)
  const categoryIds = categories.slice(0, 2).map(({ categoryId }) => categoryId)
  await call(storeApplicationEndpoints.saveCategories, { body: { categoryIds } })
  const settlement = { holder: 'Copper Dune Trading LLC', bank: 'Emirates NBD' }
  await call(storeApplicationEndpoints.saveSettlement, {
    body: { ...settlement, iban: 'AE070331234567890123456', swift: 'EBILAEAD' },
  })
  for (const kind of ['licence', 'idFront', 'idBack'] as const) {
    const body = { kind, type: 'application/pdf', size: PDF.length } as const
    const asked = await call(storeApplicationEndpoints.askDocument, { body })
    await put(asked.url, asked.headers, PDF)
    await call(storeApplicationEndpoints.attachDocument, {
      body: { documentId: asked.documentId },
    })
  }
  return call(storeApplicationEndpoints.submit)
}
