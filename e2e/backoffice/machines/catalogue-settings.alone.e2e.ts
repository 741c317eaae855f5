import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

const NEW_NAME = { en: 'Excavators and diggers', ar: 'حفارات ومعدات حفر' }

test('staff rename a category and order the filters, and the shop follows [BO-6] [CL-18]', async ({
  page,
  signIn,
  environment,
  language,
  t,
}) => {
  const list = `${environment.url}/${language}/device-list`
  const shop = async () => (await fetch(list)).text()
  const looksRight = async () => {
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  const save = async () => {
    await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
    await expect(page.getByText(t('portal.saved'), { exact: true }).first()).toBeVisible()
  }
  const edit = page.getByRole('link', { name: t('backofficeCatalogue.edit'), exact: true })

  await signIn({ permissions: ['category.edit'], locale: language })
  await page.goto('/settings')
  await page.getByRole('link', { name: t('backofficeCatalogue.categories') }).click()
  const title = t('backofficeCatalogue.categories')
  await page.getByRole('grid', { name: title }).getByRole('row').first().click()
  await expect(edit).toBeVisible()
  await looksRight()
  await edit.click()
  const side = page.getByRole('region', { name: LOCALES[language].name, exact: true })
  await side.getByRole('textbox', { name: t('backofficeCatalogue.name') }).fill(NEW_NAME[language])
  await looksRight()
  await save()
  await expect.poll(shop, { timeout: 10_000 }).toContain(NEW_NAME[language])

  await page.goto('/settings/spec-fields')
  await page.getByRole('grid').getByRole('row').first().click()
  await looksRight()
  await edit.click()
  await expect(page.getByText(t('backofficeCatalogue.withField'), { exact: true })).toBeVisible()
  await looksRight()

  await page.goto('/settings/facets')
  const name = t('device.brand')
  const isUp = language === 'en'
  const move = t(isUp ? 'backofficeCatalogue.moveUp' : 'backofficeCatalogue.moveDown', { name })
  await page.getByRole('row', { name }).first().click()
  await page.getByRole('button', { name: move, exact: true }).click()
  await looksRight()
  await save()
  const isBrandFirst = async () => {
    const html = await shop()
    return html.indexOf('name="brand"') < html.indexOf('name="grade"')
  }
  await expect.poll(isBrandFirst, { timeout: 10_000 }).toBe(isUp)
})

test('staff plan a rate of delivery costs [BO-6]', async ({ page, signIn }) => {
  const t = translator('en')
  await signIn({ permissions: ['landedCost.setRate'], locale: 'en' })
  await page.goto('/settings/landed-cost?kind=papers')
  const rates = page.getByRole('grid', { name: t('backofficeLandedCost.rates') })
  await rates.getByRole('link').first().click()
  await page.getByRole('textbox', { name: t('backofficeLandedCost.amount') }).fill('2450')
  await page.getByLabel(t('backofficeLandedCost.validFrom'), { exact: true }).fill('2090-01-01')
  await page.getByRole('textbox', { name: t('backofficeLandedCost.source') }).fill('Port tariff')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: t('backofficeLandedCost.setRate'), exact: true }).click()
  const history = page.getByRole('grid', { name: t('backofficeLandedCost.history') })
  const planned = history.getByRole('row').filter({ hasText: 'Port tariff' })
  await expect(planned).toContainText(t('backofficeLandedCost.state_planned'))

  const places = page.getByRole('grid', { name: t('backofficeLandedCost.destinations') })
  await places.getByRole('link').nth(1).click()
  await expect(page.getByText(t('backofficeLandedCost.fixedHint'))).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
