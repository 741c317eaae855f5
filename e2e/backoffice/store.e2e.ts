import { randomUUID } from 'node:crypto'
import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import { storeApplicationEndpoints } from '@ironsouq/contract/store-application/store-application.endpoints'
import { storeEndpoints } from '@ironsouq/contract/store/store.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { createMember, type Member } from '../account/member.ts'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { expect, test } from './office.ts'

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
async function apply(member: Member, id: string, logo: Buffer) {
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

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const [locale, tag] of [
  ['en', []],
  ['ar', ['@phone-only']],
] as const)
  test(
    `staff send an application back, approve it when it comes again, and take the store offline, in ${locale} [ST-1] [BO-2]`,
    { tag: [...tag] },
    async ({ page, environment, signIn }) => {
      test.slow()
      const t = translator(locale)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const id = randomUUID().slice(0, 6)
      const member = await createMember(environment, { locale })
      const { applicationId } = await apply(member, id, await page.screenshot())
      const own = () => member.call(storeApplicationEndpoints.own)

      await signIn({ locale, permissions: ['store.approve', 'store.move', 'store.read'] })
      await page.goto(`/store-applications?state=underReview&text=SH-${id}`)
      const link = page.getByRole('link', { name: `Copper Dune ${id}` })
      await expect(link).toBeVisible()
      await expectFit(page)
      await link.click()
      await expect(page.getByText(`SH-${id}`)).toBeVisible()
      await page.getByText(t('backofficeStore.reject'), { exact: true }).click()
      await button(t('backofficeStore.sendBack')).click()
      await expect(page.getByText(t('error.storeReasonNeeded')).first()).toBeVisible()
      await expectFit(page)
      await page
        .getByLabel(t('backofficeStore.part_basics'), { exact: true })
        .and(page.getByRole('textbox'))
        .fill('The description names no brands.')
      await button(t('backofficeStore.sendBack')).click()
      await expect(page.getByText(t('backofficeStore.rejectDone'))).toBeVisible()
      expect(await own()).toMatchObject({
        state: 'rejected',
        reasons: { basics: 'The description names no brands.' },
      })

      await member.call(storeApplicationEndpoints.submit)
      await page.goto(`/store-applications/${applicationId}`)
      await expect(button(t('backofficeStore.approve'))).toBeVisible()
      await expectFit(page)
      await button(t('backofficeStore.approve')).click()
      await page.getByRole('link', { name: t('backofficeStore.openRecord') }).click()
      await expect(page.getByText(t('portalStore.state_open'), { exact: true })).toBeVisible()
      await expectFit(page)

      await button(t('backofficeStore.takeOffline')).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Two buyers reported wrong parts.')
      await dialog.getByRole('button', { name: t('backofficeStore.takeOffline') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Two buyers reported wrong parts.')).toBeVisible()
      const storeId = (await own())?.store?.storeId ?? ''
      const info = await member.call(storeEndpoints.info, { query: { storeId } })
      expect(info).toMatchObject({ state: 'offline', isSelling: false })
      await expectFit(page)
    },
  )
