import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import type { Page } from '@playwright/test'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

/** The fields of one language, as their labels say it in the language of the interface. */
async function write(page: Page, language: string, words: string, t: Translate) {
  const side = page.getByRole('region', { name: language, exact: true })
  await side.getByLabel(t('backofficeNews.headline'), { exact: true }).fill(words)
  await side.getByLabel(t('backofficeNews.summary')).fill(`${words}.`)
  const text = side.getByRole('textbox', { name: t('backofficeNews.text') })
  await text.fill(words)
  await side.getByText(t('backofficeNews.ready')).click()
}

test('staff write news in ten languages, schedule and publish them [NW-1] [BO-2]', async ({
  page,
  signIn,
  api,
  environment,
  language,
  t,
}) => {
  await signIn({ permissions: ['news.edit', 'news.publish'], locale: language })
  await page.goto('/news/new')
  const title = `Ramadan hours of the yards (${language})`
  await page.getByLabel(t('backofficeNews.headlineIn', { language: LOCALES.en.name })).fill(title)
  await page.getByRole('button', { name: t('backofficeNews.begin') }).click()
  await page.waitForURL(/\/news\/[\da-f-]{36}$/)
  const newsId = page.url().slice(-36)

  const languages = page.getByRole('group', { name: t('portal.languages') })
  await write(page, LOCALES.en.name, title, t)
  const [listed] = await sql(
    environment.databaseUrl,
    `select stock_no from device where state = 'listed' order by stock_no limit 1`,
  )
  const stockNo = String(listed?.['stock_no'])
  const english = page.getByRole('region', { name: LOCALES.en.name, exact: true })
  await english.getByRole('button', { name: t('backofficeNews.machine') }).click()
  await page.getByLabel(t('backofficeNews.findMachine')).fill(stockNo)
  await page.getByRole('dialog').getByRole('button', { name: stockNo }).click()
  await expect(english.getByText(stockNo)).toBeVisible()
  await page
    .getByLabel(t('backofficeNews.machinesAddress'))
    .fill(`${environment.url}/${language}/device-list?category=excavators&current=2`)
  await expect(page.getByLabel(t('backofficeNews.machinesAddress'))).toHaveValue('')
  for (const each of LOCALE_CODES.slice(1)) {
    const { name } = LOCALES[each]
    await languages.getByRole('button', { name }).click()
    await write(page, name, `${title} ${each}`, t)
  }
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page.getByText(t('portal.saved'), { exact: true })).toBeVisible()

  await page.getByLabel(t('backofficeNews.publishAt')).fill('2036-01-01T09:00')
  await page.getByRole('button', { name: t('backofficeNews.schedule') }).click()
  await expect(page.getByText(t('backofficeNews.stateScheduled'))).toBeVisible()
  await page.getByRole('button', { name: t('backofficeNews.publish') }).click()
  await expect(page.getByText(t('backofficeNews.statePublished'), { exact: true })).toBeVisible()

  const article = await api('ko')(newsEndpoints.detail, { query: { newsId } })
  expect(article).toMatchObject({
    locale: 'ko',
    title: `${title} ko`,
    machines: 'category=excavators',
  })
  expect(JSON.stringify(article.parts)).toContain(`${title} ko</p>`)
  const inEnglish = await api('en')(newsEndpoints.detail, { query: { newsId } })
  expect(inEnglish.parts).toContainEqual(
    expect.objectContaining({ kind: 'device', device: expect.objectContaining({ stockNo }) }),
  )
  await page.goto(`${environment.url}/ar/news-detail/${newsId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} ar`)
})
