import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

const headline = (page: Page) =>
  page
    .getByRole('region', { name: LOCALES.en.name, exact: true })
    .getByLabel(t('backofficeNews.headline'), { exact: true })
const save = (page: Page) =>
  page.getByRole('button', { name: t('portal.save'), exact: true }).click()

test('a form keeps its draft, warns before it is left and compares what someone else saved [BO-2]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ permissions: ['news.edit'] })
  await page.goto('/news/new')
  await page
    .getByLabel(t('backofficeNews.headlineIn', { language: LOCALES.en.name }))
    .fill('Yard hours')
  await page.getByRole('button', { name: t('backofficeNews.begin') }).click()
  await page.waitForURL(/\/news\/[\da-f-]{36}$/)

  await headline(page).fill('Yard hours in winter')
  await page.getByRole('link', { name: t('portal.today') }).click()
  const leaving = page.getByRole('alertdialog', { name: t('portal.leaveTitle') })
  await expect(leaving).toBeVisible()
  await leaving.getByRole('button', { name: t('portal.leaveGo') }).click()
  await expect(page.getByRole('heading', { name: t('portal.today') })).toBeVisible()
  await page.goBack()
  await expect(headline(page)).toHaveValue('Yard hours in winter')

  const other = await context.newPage()
  await other.goto(page.url())
  await headline(other).fill('Yard hours in Ramadan')
  await save(other)
  await expect(other.getByText(t('portal.saved'))).toBeVisible()
  await other.close()

  await save(page)
  const conflict = page.getByRole('alertdialog', { name: t('portal.conflictTitle') })
  await expect(conflict).toBeVisible()
  await conflict.getByRole('row').nth(1).getByRole('button').first().click()
  await conflict.getByRole('button', { name: t('portal.conflictContinue') }).click()
  await expect(headline(page)).toHaveValue('Yard hours in Ramadan')
})

test('the address of a record that does not exist says so [BO-2]', async ({ page, signIn }) => {
  await signIn({ permissions: ['certification.edit', 'help.edit'] })
  for (const list of ['/settings/certifications', '/help-topics']) {
    await page.goto(`${list}/${crypto.randomUUID()}`)
    await expect(
      page.getByRole('heading', { name: t('portal.missingTitle') }).first(),
    ).toBeVisible()
  }
})
