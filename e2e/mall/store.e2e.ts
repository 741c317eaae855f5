import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { sql } from '../environment/sql.ts'
import { createMember } from '../identity/member.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

async function storeOf(databaseUrl: string, code: string) {
  const [row] = await sql(databaseUrl, 'select id from seller where code = $1', [code])
  return String(row?.['id'])
}

/** The store that sells least: other tests buy elsewhere. */
async function smallestStore(databaseUrl: string) {
  const [row] = await sql(
    databaseUrl,
    `select sku.seller_id as store, min(sku.id::text) as sku
     from sku join stock on stock.sku_id = sku.id and stock.on_hand > 3
     group by sku.seller_id order by count(*), sku.seller_id limit 1`,
  )
  return { storeId: String(row?.['store']), skuId: String(row?.['sku']) }
}

test('the page of a store has its blocks, firm and products, by category and search [ST-3] [ST-6]', async ({
  page,
  environment: { databaseUrl },
  api,
}) => {
  const storeId = await storeOf(databaseUrl, 'ironwood-wear')
  const { name, announcement, company, blocks } = await api()(storeEndpoints.info, {
    query: { storeId },
  })
  await open(page, `/en/mall/store/${storeId}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(announcement)).toBeVisible()
  await expect(page.getByText(company?.licenceNo ?? '')).toBeVisible()
  const [banner] = blocks
  await expect(page.getByRole('heading', { name: banner?.title ?? '' }).first()).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  const chips = page.getByRole('list', { name: t('sellerPage.categories') })
  const chip = chips.getByRole('link').nth(1)
  await chip.click()
  await expect(chip).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(banner?.body ?? '')).toBeHidden()
  const search = page.getByRole('searchbox', { name: t('store.search') })
  await search.fill('no such product here')
  await search.press('Enter')
  await expect(page.getByText(t('mall.noProducts'))).toBeVisible()
  await page.getByRole('link', { name: t('store.viewAll') }).click()
  await expect(page.getByText(banner?.body ?? '')).toBeVisible()
})

test('a store that goes offline says so on its page and in carts, and sells again afterwards [ST-5]', async ({
  page,
  context,
  environment,
  api,
}) => {
  const { storeId, skuId } = await smallestStore(environment.databaseUrl)
  const member = await createMember(environment)
  await member.signIn(context)
  await member.call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
  const staff = api()
  const closed = page.getByText(t('cart.storeClosed')).first()
  const reason = 'No stock.'
  await staff(storeStaffEndpoints.move, { body: { storeId, action: 'takeOffline', reason } })
  try {
    await open(page, '/en/cart')
    await expect(closed).toBeVisible()
    // The worker renews the page after the commit.
    await expect(async () => {
      await page.goto(`/en/mall/store/${storeId}`)
      await expect(page.getByText(t('store.goesOn'))).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('link', { name: t('store.message') })).toBeVisible()
  } finally {
    await staff(storeStaffEndpoints.move, { body: { storeId, action: 'bringBack' } })
  }
  await open(page, '/en/cart')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(closed).toBeHidden()
})
