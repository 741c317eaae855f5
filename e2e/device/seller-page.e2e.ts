import { sellerPageEndpoints } from '@ironsouq/contract/seller-page/seller-page.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expectAccessible, overflowOf, themeFor } from '../environment/accessibility.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { pathOf, test } from './device-page.ts'

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

for (const locale of ['en', 'ar'] as const)
  test(
    `the page of a seller passes axe and fits its screen in ${locale}`,
    { tag: '@phone' },
    async ({ page, deviceWith }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      const { seller } = await deviceWith('inspected')
      await open(page, `/${locale}/sellers/${seller.code}`)
      await expectAccessible(page)
      if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowOf(page)).toBe(0)
    },
  )
