import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('finds a machine by its stock number [RT-2]', async ({ page, machine }) => {
    await page.goto('/en/device-list')
    const search = page.getByRole('main').getByLabel('Search machines')
    await search.fill(machine.stockNo)
    await search.press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('link', { name: machine.title, exact: true })).toBeVisible()
  })

  test('says what to do when nothing matches [RT-2]', async ({ page }) => {
    await page.goto('/ar/device-list?q=zzzzzzzzzz')
    const t = translator('ar')
    await expect(page.getByRole('heading', { name: t('device.emptyTitle') })).toBeVisible()
    await page
      .getByRole('link', { name: t('device.clearAll') })
      .last()
      .click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('turns pages by links, and knows its last one [RT-2]', async ({ page }) => {
    await page.goto('/en/device-list')
    const machines = () =>
      page
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const before = await machines()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/current=2$/)
    const after = await machines()
    expect(new Set([...before, ...after]).size).toBe(before.length + after.length)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.goto('/en/device-list?current=150')
    await expect(page).toHaveURL(/current=2$/)
  })
})

test('shows every picture from the object store [AP-32]', async ({ page, stage }) => {
  await page.goto('/en/device-list')
  const pictures = page.getByRole('main').locator('picture img')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(10)
  for (let n = 0; n < count; n++) {
    const picture = pictures.nth(n)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(src.startsWith(`${stage.objectsUrl}/device/`)).toBe(true)
  }
})

test('shows a new price within two seconds [RT-2]', async ({ page, context, api, stage }) => {
  await context.addCookies([{ name: 'currency', value: 'AED', url: stage.url }])
  const call = api()
  const { records } = await call(deviceEndpoints.list, { query: { sort: 'yearNew', size: 50 } })
  const machine = records.find(({ price }) => price !== null)
  if (!machine) throw new Error('no machine on the stage has a price')
  const { deviceId, stockNo } = machine
  const amount = `${100_000 + Number(machine.price?.amount ?? 0) / 2 - 1}`.replace(/\.\d+$/, '')
  await page.goto(`/en/device-list?q=${stockNo}`)
  await expect(page.getByRole('article')).toHaveCount(1)

  await call(deviceEndpoints.reprice, { body: { deviceId, price: { amount, currency: 'AED' } } })
  await expect(async () => {
    await page.reload()
    const shown = await page
      .getByRole('article')
      .getByText(/^[\d,]+$/)
      .allTextContents()
    expect(shown).toContain(Number(amount).toLocaleString('en'))
  }).toPass({ timeout: 2000, intervals: [50] })
})
