import type { ApiCall } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { hydrated, open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'

/** So many parts are on the page of a machine. */
const SHOWN = 4

/** A machine that parts fit, and the one of them that can be added to the cart at once. */
async function machineWithParts(call: ApiCall) {
  const { records } = await call(deviceEndpoints.list, { query: { size: 48 } })
  for (const { deviceId } of records) {
    const fits = await call(productSearchEndpoints.fits, { query: { deviceId } })
    const shown = fits.records.slice(0, SHOWN)
    const part = shown.find(({ skuId, standing }) => skuId !== null && standing === 'onSale')
    if (part && fits.machine) return { deviceId, part, machine: fits.machine, total: fits.total }
  }
  throw new Error('no part fits a machine of the environment')
}

test('a buyer finds a part that fits a machine and adds it to the cart [PR-1] [PR-4]', async ({
  page,
  api,
  language,
  t,
  isPhone,
}) => {
  const { deviceId, part, machine, total } = await machineWithParts(api(language))
  const model = `${machine.brandName} ${machine.model}`

  // The page of the machine offers parts.
  await open(page, `/${language}/device-detail/${deviceId}`)
  const parts = page.getByRole('region', { name: t('deviceDetail.partsThatFit') })
  await expect(parts.getByRole('link', { name: part.name })).toBeVisible()
  await parts.getByRole('link', { name: t('deviceDetail.allParts', { count: total }) }).click()

  // All that fit, then the one that is searched.
  await expect(page).toHaveURL(`/${language}/mall/list?modelId=${machine.modelId}`)
  const count = page.getByRole('status').filter({ visible: true }).first()
  await expect(count).toHaveText(t('mall.products', { count: total }))
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    t('fit.partsFor', { machine: model }),
  )
  await expect(page.locator('select[name="machineBrand"]')).toHaveValue(machine.brandCode)
  await expect(page.locator('select[name="modelId"]')).toHaveValue(machine.modelId)
  expect(await overflowOf(page)).toBe(0)
  if (isPhone) await page.getByRole('button', { name: t('device.filters') }).click()
  const search = page.getByRole('search', { name: t('device.filters') }).getByRole('searchbox')
  const q = part.partNo ?? part.name
  await search.fill(q)
  await search.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  const query = { q, modelId: machine.modelId }
  const { total: found } = await api(language)(productSearchEndpoints.list, { query })
  await expect(count).toHaveText(t('mall.products', { count: found }))
  // Earlier pages stay mounted, hidden.
  await page.locator('article a').filter({ hasText: part.name, visible: true }).click()

  // The product names the machine, and what the mall promises.
  await expect(page).toHaveURL(`/${language}/mall/product/${part.productId}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name)
  const fits = page.getByRole('region', { name: t('mall.fitsWhich') })
  await expect(fits.getByRole('link').filter({ hasText: model }).first()).toBeVisible()
  const verdict = page.getByRole('region', { name: t('fit.question') })
  await expect(verdict.getByRole('button', { name: t('fit.change') })).toBeVisible()
  await expect(
    page.getByText(t('shell.servicePromise', { days: 7, hours: 8 })).filter({ visible: true }),
  ).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: t('mall.addToCart') }).click()
  await page.getByRole('link', { name: t('mall.viewCart') }).click()

  // The cart of a visitor.
  await expect(page).toHaveURL(`/${language}/cart`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'))
  await expect(page.getByRole('main').getByText(part.name).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(t('cart.loginKeep'))).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})
