import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { open } from '../../environment/hydration.ts'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

const t = translator('ar')

test('a reader searches the help in Arabic, and says that the answer helped [NW-3] [RT-12]', async ({
  page,
  api,
  environment,
}) => {
  const query = { slug: 'new-bank-details' }
  const { title } = await api('ar')(helpEndpoints.detail, { query })
  await open(page, `${environment.url}/ar/help-center`)
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('searchbox', { name: t('help.search') }).fill('احتيال')
  await search.getByRole('button', { name: t('help.find') }).click()
  const found = page.getByRole('region', { name: t('help.results', { words: 'احتيال' }) })
  await found.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: t('help.yes') }).click()
  await expect(page.getByText(t('help.thanks'))).toBeVisible()
})

test('staff write a help article, and readers of the shop see it [NW-3] [BO-2]', async ({
  page,
  signIn,
  environment,
}) => {
  await signIn({ permissions: ['help.edit'], locale: 'ar' })
  await page.goto('/help/new')
  const headline = t('backofficeNews.headlineIn', { language: LOCALES.en.name })
  await page.getByLabel(headline).fill('What is a gate pass?')
  await expect(page.getByLabel(t('backofficeBranch.code'))).toHaveValue('what-is-a-gate-pass')
  await page.getByRole('button', { name: t('backofficeNews.begin') }).click()
  await page.waitForURL(/\/help\/[\da-f-]{36}$/)

  for (const [locale, words] of [
    ['en', 'A gate pass names the serial number.'],
    ['ar', 'يذكر تصريح الخروج الرقم التسلسلي.'],
  ] as const) {
    const side = page.getByRole('region', { name: LOCALES[locale].name, exact: true })
    if (locale === 'ar')
      await side.getByLabel(t('backofficeNews.headline'), { exact: true }).fill('ما تصريح الخروج؟')
    await side.getByRole('textbox', { name: t('backofficeNews.text') }).fill(words)
    await side.getByLabel(t('backofficeHelp.keywords')).fill('gatepass')
    await side.getByText(t('backofficeNews.ready')).click()
  }
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page.getByText(t('portal.saved'), { exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: t('backofficeNews.publish') }).click()
  await expect(page.getByText(t('backofficeNews.statePublished'), { exact: true })).toBeVisible()

  await page.goto(`${environment.url}/ar/help-center/what-is-a-gate-pass`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ما تصريح الخروج؟')
  await expect(page.getByText('يذكر تصريح الخروج الرقم التسلسلي.')).toBeVisible()
})
