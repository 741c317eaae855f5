import { randomUUID } from 'node:crypto'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from '../backoffice/office.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

/** The form of a step, and what saves it. */
function stepOf(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const next = async () => {
    await expectFit(page)
    await page.getByRole('button', { name: t('openStore.next') }).click()
  }
  return { t, field, next }
}

interface Firm {
  name: string
  email: string
  licenceNo: string
}

async function fillBasics(page: Page, locale: LocaleCode, { name, email }: Firm) {
  const { t, field, next } = stepOf(page, locale)
  await field(t('openStore.name')).fill(name)
  await field(t('openStore.about')).fill('Bearings and bushings for loaders and excavators.')
  const logo = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ caret: 'initial' }),
  }
  await field(t('openStore.logo')).setInputFiles(logo)
  await expect(page.getByText(t('sellerApplication.uploaded'), { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await field(t('sellerApplication.emirate')).selectOption('sharjah')
  await field(t('openStore.area')).fill('Industrial 10')
  await field(t('openStore.address')).fill('Shop 4, street 22')
  await field(t('openStore.contactName')).fill('H. Al Marri')
  await field(t('sellerApplication.email')).fill(email)
  await field(t('sellerApplication.phone')).fill('+971501234567')
  await next()
}

async function fillCompany(page: Page, locale: LocaleCode, { licenceNo }: Firm) {
  const { t, field, next } = stepOf(page, locale)
  await field(t('sellerApplication.firmName')).fill('Copper Dune Trading LLC')
  await field(t('sellerApplication.licenceNo')).fill(licenceNo)
  await field(t('store.licenceEnds')).fill('2035-08-31')
  await field(t('sellerApplication.trn')).fill(`100${Date.now()}`.padEnd(15, '0').slice(0, 15))
  await field(t('store.established')).fill('2009-03-01')
  await field(t('store.representative')).fill('H. Al Marri')
  await page.getByLabel(t('store.capital')).fill('300,000')
  await field(t('store.residence')).fill('Industrial 10, Sharjah')
  await field(t('store.scope')).fill('Spare parts of heavy equipment')
  const documents = ['sellerApplication.licence', 'openStore.idFront', 'openStore.idBack'] as const
  for (const [n, kind] of documents.entries()) {
    const file = { name: `${n}.pdf`, mimeType: 'application/pdf', buffer: PDF }
    await field(t(kind)).setInputFiles(file)
    await expect(page.getByText(t('sellerApplication.uploaded'), { exact: true })).toHaveCount(
      n + 1,
    )
  }
  await next()
}

async function fillRest(page: Page, locale: LocaleCode) {
  const { t, field, next } = stepOf(page, locale)
  // The drawn box lies over the checkbox: a pointer lands on its label.
  await page.locator('main details summary').first().click()
  await page.locator('main details label').first().click()
  await next()
  await field(t('openStore.holder')).fill('Copper Dune Trading LLC')
  await field(t('openStore.bank')).fill('Emirates NBD')
  await field(t('openStore.iban')).fill('AE07 0331 2345 6789 0123 456')
  await field(t('openStore.swift')).fill('EBILAEAD')
  await next()
}

async function send(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  await page.getByRole('button', { name: t('sellerApplication.submit') }).click()
  await expect(page.getByRole('heading', { name: t('openStore.underReview') })).toBeVisible()
}

test('a member applies, corrects, opens a store, and buyers see and follow it [ST-1] [ST-3]', async ({
  page,
  context,
  environment,
  signIn,
  api,
  language,
  t,
}) => {
  test.slow()
  const id = randomUUID().slice(0, 8)
  const firm = { name: `Copper Dune ${id}`, email: `owner-${id}@firm.example`, licenceNo: id }
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const openStore = `${environment.url}/${language}/mall/open-store`
  await open(page, openStore)
  await fillBasics(page, language, firm)
  await expect(page.getByLabel(t('sellerApplication.firmName'))).toBeVisible()
  // A draft goes on where it was left.
  await open(page, openStore)
  await fillCompany(page, language, firm)
  await fillRest(page, language)
  await expect(page.getByText(firm.licenceNo, { exact: true })).toBeVisible()
  await expectFit(page)
  await send(page, language)
  await expectFit(page)

  const office = await context.newPage()
  await signIn({ locale: language })
  await office.goto(`${environment.officeUrl}/store-applications`)
  await office.getByRole('link', { name: firm.name }).first().click()
  await office.getByText(t('backofficeStore.reject'), { exact: true }).click()
  const reason = 'The licence is cut off at the edge.'
  await office.getByRole('textbox', { name: t('backofficeStore.part_company') }).fill(reason)
  await office.getByRole('button', { name: t('backofficeStore.sendBack') }).click()
  await expect(office.getByText(t('backofficeStore.rejectDone'))).toBeVisible()

  await open(page, openStore)
  await expect(page.getByText(reason)).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: t('openStore.correct') }).click()
  await expect(page.getByLabel(t('sellerApplication.licenceNo'))).toHaveValue(firm.licenceNo)
  await open(page, `${openStore}?step=review`)
  await send(page, language)

  await office.goto(`${environment.officeUrl}/store-applications`)
  await office.getByRole('link', { name: firm.name }).first().click()
  await office.getByRole('button', { name: t('backofficeStore.approve'), exact: true }).click()
  await expect(office.getByText(t('backofficeStore.approveDone'))).toBeVisible()

  await open(page, openStore)
  await expect(page.getByRole('heading', { name: t('openStore.open') })).toBeVisible()
  await page.getByRole('link', { name: t('openStore.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: firm.name })).toBeVisible()
  await expect(page.getByText(firm.licenceNo, { exact: true })).toBeVisible()
  // The button shows its new state before the server has answered.
  const stored = page.waitForResponse((each) => each.request().method() === 'POST')
  await page.getByRole('button', { name: t('store.follow'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('store.following') })).toBeVisible()
  await stored
  await expectFit(page)
  const storePage = page.url()

  await open(page, `${environment.url}/${language}/user-center/followed-stores`)
  await expect(page.getByRole('link', { name: firm.name })).toBeVisible()
  await expectFit(page)
  await page.locator('main li form button').click()
  await expect(page.getByText(t('store.followedNone'))).toBeVisible()

  const own = await member.call(storeApplicationEndpoints.own)
  await api()(storeStaffEndpoints.move, {
    body: { storeId: own?.store?.storeId ?? '', action: 'takeOffline', reason: 'No stock.' },
  })
  await expect(async () => {
    await page.goto(storePage)
    await expect(page.getByText(t('store.goesOn'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await open(page, openStore)
  await expect(page.getByRole('heading', { name: t('openStore.offline') })).toBeVisible()
})
