import { sellerPageEndpoints } from '@ironsouq/contract/people/seller-page/seller-page.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { pathOf, test } from '../machines/device-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

test('the machine leads to its seller, whose stock is paged and narrowed', async ({
  page,
  api,
  deviceWith,
}) => {
  const device = await deviceWith('inspected')
  const { code, name } = device.seller
  await open(page, pathOf('en', device))
  await page.getByRole('link', { name: en('deviceDetail.sellerMachines') }).click()
  await expect(page).toHaveURL(new RegExp(`/sellers/${code}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const seller = await api()(sellerPageEndpoints.page, { query: { code } })
  await expect(
    page.getByRole('heading', { name: en('sellerPage.machines', { count: seller.forSale }) }),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(Math.min(24, seller.forSale))
  const [fullest] = seller.categories
  const chips = page.getByRole('navigation', { name: en('sellerPage.categories') })
  await chips
    .or(page.locator(`[aria-label="${en('sellerPage.categories')}"]`))
    .first()
    .waitFor()
  await page.getByRole('link', { name: new RegExp(`^${fullest?.name}`) }).click()
  await expect(page).toHaveURL(new RegExp(`category=${fullest?.code}`))
  await expect(page.getByRole('article')).toHaveCount(Math.min(24, fullest?.count ?? 0))
})
