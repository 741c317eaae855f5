import { LOCALES } from '@ironsouq/i18n/locales'
import { expectAccessible } from '../../accessibility/axe.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

test('staff rearrange the home page, see it in a preview, publish it and roll it back [NW-5] [BO-2]', async ({
  page,
  signIn,
  environment,
  language,
  t,
}) => {
  const title = `Parts and machines (${language})`
  const brands = t('backofficeHomePage.kind_brands')
  await signIn({ permissions: ['homePage.edit', 'homePage.publish'], locale: language })
  await page.goto('/home-page')
  await page.getByRole('button', { name: t('backofficeHomePage.begin'), exact: true }).click()

  const list = page.getByRole('grid', { name: t('backofficeHomePage.onPage') })
  const rows = list.getByRole('row')
  const placeOf = async () => (await rows.allTextContents()).findIndex((x) => x.includes(brands))
  await expect(rows).toHaveCount(12)
  const before = await placeOf()

  // By the keyboard: along the row to its button, past the one for dragging.
  const further = LOCALES[language].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const row = rows.filter({ hasText: brands })
  // A row can be dragged: a click that is shorter than a frame may count as the start of a drag.
  await expect(async () => {
    await row.click()
    await expect(row).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press(further)
  await page.keyboard.press(further)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: brands })).toHaveText(
    t('backofficeHomePage.moved', { name: brands, place: before, count: 12 }),
  )
  expect(await placeOf()).toBe(before - 1)

  const form = page.getByRole('region', { name: brands, exact: true })
  const english = form.getByRole('region', { name: LOCALES.en.name, exact: true })
  await english.getByLabel(t('backofficeHomePage.field_title'), { exact: true }).fill(title)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page.getByText(t('portal.saved'), { exact: true })).toBeVisible()

  // The text of the frame is in the language that was chosen, whatever the one of the screen.
  const pane = page.getByRole('region', { name: t('backofficeHomePage.preview'), exact: true })
  await pane.getByRole('button', { name: t('backofficeHomePage.phone') }).click()
  const frame = pane.locator('iframe').contentFrame()
  await expect(frame.getByRole('heading', { name: title })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
  await expect(frame.locator('html')).toHaveAttribute('dir', LOCALES[language].dir)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('backofficeHomePage.publish'), exact: true }).click()
  await page.getByRole('button', { name: t('backofficeHomePage.publishNow') }).click()
  await page.waitForURL(/\/home-page\/versions$/)
  const shop = await page.context().newPage()
  const inShop = async () => {
    await shop.goto(`${environment.url}/en`)
    return shop.getByRole('heading', { name: title }).count()
  }
  await expect.poll(inShop).toBe(1)

  await page
    .getByRole('link', { name: t('backofficeHomePage.number', { number: 1 }), exact: true })
    .click()
  await page.getByRole('button', { name: t('backofficeHomePage.rollBack') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('backofficeHomePage.rollBack') }).click()
  await page.waitForURL(/\/home-page\/versions$/)
  await expect.poll(inShop).toBe(0)
})
