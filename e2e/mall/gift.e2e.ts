import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { callAs } from '../backoffice/office.ts'
import type { Environment } from '../environment/environment.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit, overflowOf } from '../environment/layout.ts'
import { sql } from '../environment/sql.ts'
import { VARIANTS, type Variant } from '../environment/variant.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { ADDRESS } from './goods.ts'
import { fillAddress } from './purchase.ts'

const DAY_MS = 86_400_000

/** Two products of a store without promotions, with stock and one variant each; a store for each variant of a run. */
async function twoProducts({ databaseUrl }: Environment, variant: Variant) {
  const offset = VARIANTS.findIndex(
    ({ language, width }) => language === variant.language && width === variant.width,
  )
  const rows = await sql(
    databaseUrl,
    `with offered as (
       select product.seller_id, product.id, min(sku.id::text) as sku_id
       from product join sku on sku.product_id = product.id and sku.is_active
         join stock on stock.sku_id = sku.id
       where product.state = 'onSale' and not product.is_virtual
       group by product.seller_id, product.id
       having count(distinct sku.id) = 1 and max(stock.on_hand - stock.held) >= 20
     )
     select seller.code, (array_agg(offered.id order by offered.id))[1:2] as products,
       (array_agg(offered.sku_id order by offered.id))[1:2] as skus
     from offered join store on store.id = offered.seller_id and store.state = 'open'
       join seller on seller.id = store.id
     where not exists (select from promotion where promotion.seller_id = store.id)
     group by seller.code having count(*) >= 2
     order by seller.code offset $1 limit 1`,
    [offset],
  )
  const { code, products, skus } = rows[0] as { code: string; products: string[]; skus: string[] }
  const [mainId = ''] = products
  const [mainSku = '', giftSku = ''] = skus
  return { code, mainId, mainSku, giftSku }
}

// A submission that is refused is a response too.
test.use({ expectedMessages: /status of 409/ })

test('a buyer sees what a store takes off and gives, and orders without a gift that ran out only after agreeing [PM-5]', async ({
  page,
  context,
  environment,
  variant,
  language,
  t,
}) => {
  test.slow() // a store, its promotions and two orders
  const { databaseUrl, merchantUrl } = environment
  const { code, mainId, mainSku, giftSku } = await twoProducts(environment, variant)
  const token = await dealerSession({ sellerCode: code })
  const merchant = callAs(environment, token)
  const runs = async (names: { en: string }, rule: object, kind: 'gift' | 'fullReduction') => {
    const now = Date.now()
    const { promotionId, version } = await merchant(promotionEndpoints.create, {
      body: promotionEndpoints.create.body.parse({
        kind,
        names,
        rule,
        startsAt: new Date(now).toISOString(),
        endsAt: new Date(now + DAY_MS).toISOString(),
        scope: 'chosen',
        productIds: [mainId],
        budget: null,
      }),
    })
    await merchant(promotionEndpoints.schedule, { body: { promotionId, version } })
    return promotionId
  }
  const gifts = [{ skuId: giftSku, quantity: 1, refundPrice: '0.00' }]
  const promotions = [
    await runs({ en: 'A gift of the day' }, { from: 1, isRepeated: false, gifts }, 'gift'),
    await runs(
      { en: 'One dirham less' },
      {
        by: 'pieces',
        off: 'amount',
        isRepeated: false,
        mostOff: null,
        tiers: [{ from: '1', off: '1.00' }],
      },
      'fullReduction',
    ),
  ]
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  /** What other buyers hold, and what they leave again. */
  const holdAll = () =>
    sql(
      databaseUrl,
      `update stock set held = on_hand where sku_id = $1
       returning warehouse_id, on_hand - old.held as pieces`,
      [giftSku],
    )

  // The page of the product says what comes with it.
  await open(page, `/${language}/mall/product/${mainId}`)
  const beside = page.getByRole('list', { name: t('promotion.gifts') })
  await expect(beside.getByRole('listitem')).toHaveCount(1)
  expect(await overflowOf(page)).toBe(0)

  // The checkout lists the gift, and the discount by its name.
  await open(page, `/${language}/checkout?sku=${mainSku}&quantity=1`)
  await fillAddress(page, t)
  const listed = page.getByRole('list', { name: t('promotion.gifts') }).getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText(t('promotion.free'))
  await expect(page.getByText('One dirham less').first()).toBeVisible()
  const total = page.getByRole('region', { name: t('checkout.totalToPay') })
  const submit = total.getByRole('button')
  await expect(submit).toBeEnabled()

  // It runs out while the buyer reads: nothing is placed without their word.
  const held = await holdAll()
  await submit.click()
  await expect(page.getByText(t('promotion.giftsChanged'))).toBeVisible()
  await expect(submit).toBeDisabled()
  await expect(listed).toContainText(t('promotion.giftOut'))
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('checkbox', { name: t('promotion.giftGoWithout') }).check()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))

  // There is some of it again: the order has it, for the buyer and for the store.
  for (const { warehouse_id: warehouseId, pieces } of held)
    await sql(
      databaseUrl,
      'update stock set held = held - $3 where sku_id = $1 and warehouse_id = $2',
      [giftSku, warehouseId, pieces],
    )
  const { addressId } = await member.call(addressEndpoints.add, { body: ADDRESS })
  const chosen = { lines: [{ skuId: mainSku, quantity: 1 }], addressId, deliveries: [] }
  const { total: expected } = await member.call(orderEndpoints.confirm, { body: chosen })
  const placed = await member.call(orderEndpoints.submit, {
    body: { ...chosen, expected, expectedGifts: 1, submitId: crypto.randomUUID() },
  })
  const [order] = placed.orders
  await open(page, `/${language}/user-center/orders/${order?.orderNumber}`)
  await expect(page.getByText(t('promotion.gift'), { exact: true })).toBeVisible()
  await expectFit(page)
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  await page.goto(`${merchantUrl}/orders/${order?.orderId}`)
  await expect(page.getByText(t('promotion.gift'), { exact: true })).toBeVisible()
  await expectFit(page)
  // The list says what each of them gives or takes off.
  await page.goto(`${merchantUrl}/promotions`)
  await expect(page.getByText(t('promotion.giftFrom', { count: 1 }))).toBeVisible()
  await expectFit(page)
  for (const promotionId of promotions)
    await merchant(promotionEndpoints.stop, { body: { promotionId, reason: null } })
})
