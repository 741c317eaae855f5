import { randomUUID } from 'node:crypto'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import type { Environment } from '../environment/environment.ts'
import { sql } from '../environment/sql.ts'
import { expect, test } from './portal.ts'

const TEETH = 'Bucket tooth 22 mm'
const GASKETS = 'Swing motor gasket kit'

const ADDRESS = {
  recipient: 'Yard Foreman',
  phone: '+971501234410',
  country: 'AE',
  region: 'sharjah',
  city: 'Al Sajaa',
  detail: 'Plot 41, street 6',
  makani: null,
  postalCode: null,
}

/** A paid order at a seller: three teeth and one gasket kit, which no one has sent yet. */
async function aPaidOrder({ databaseUrl }: Environment, sellerCode: string) {
  const [memberId, checkoutId, orderId] = [randomUUID(), randomUUID(), randomUUID()]
  const number = `88${String(Date.now())}${orderId.slice(0, 4)}`
  // One statement: at the end of each transaction the database compares an order with its lines.
  await sql(
    databaseUrl,
    `with placed as (
       insert into checkout (id, member_id, pay_no, state, currency, total_minor, rates, expires_at, created_at)
       values ($1, $2, $3, 'placed', 'AED', 110000, '{}', now(), now())
     ), o as (
       insert into store_order (id, number, member_id, seller_id, checkout_id, state, delivery, address, currency,
         goods_minor, discount_minor, freight_minor, vat_minor, payable_minor, message, quantity, expires_at, paid_at,
         created_at, updated_at)
       select $4, $5, $2, id, $1, 'pendingDelivery', 'courier', $6, 'AED', 107000, 0, 3000, 5238, 110000,
         'Call before delivery', 4, now(), now(), now(), now() from seller where code = $7
       returning id, member_id, seller_id
     )
     insert into order_line (id, order_id, member_id, seller_id, position, product_id, sku_id, sku_code, name, variant,
       quantity, unit_minor, goods_minor, discount_minor, paid_minor, vat_minor, tax_scheme, commission_ppm,
       commission_minor, weight_g, created_at)
     select gen_random_uuid(), o.id, o.member_id, o.seller_id, l.position, gen_random_uuid(), gen_random_uuid(), l.code,
       jsonb_build_object('en', l.name), '{}', l.quantity, l.unit, l.unit * l.quantity, 0, l.unit * l.quantity, l.vat,
       'standard', 50000, 0, 900, now()
     from o, (values (0, 'BT-22', $8, 3, 25000, 3571), (1, 'GK-7', $9, 1, 32000, 1524))
       as l (position, code, name, quantity, unit, vat)`,
    [
      checkoutId,
      memberId,
      `P${number}`,
      orderId,
      number,
      JSON.stringify(ADDRESS),
      sellerCode,
      TEETH,
      GASKETS,
    ],
  )
  return { orderId, number }
}

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const [locale, tag] of [
  ['en', []],
  ['ar', ['@phone-only']],
] as const)
  test(
    `a store sends an order in two parcels, in ${locale} [OR-1] [OR-6]`,
    { tag: [...tag] },
    async ({ page, api, machine: { deviceId }, environment, signIn, speak }) => {
      const t = translator(locale)
      const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
      const { orderId, number } = await aPaidOrder(environment, seller.code)
      const trackingNo = `AX-${orderId.slice(0, 8)}`
      await speak(locale)
      await signIn({ sellerCode: seller.code, role: 'warehouse' })

      await page.goto('/orders?state=pendingDelivery')
      const link = page.getByRole('link', { name: number })
      await expect(link).toBeVisible()
      await expectFit(page)
      await link.click()
      await expect(page.getByText('Call before delivery')).toBeVisible()
      await expectFit(page)

      await page.getByRole('button', { name: t('portalOrder.ship'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('portalOrder.lastParcel', { days: 15 }))).toBeVisible()
      await dialog.getByRole('textbox', { name: TEETH }).fill('2')
      await dialog.getByRole('textbox', { name: GASKETS }).fill('0')
      const partly = t('portalOrder.state_partlyShipped')
      await expect(dialog.getByText(t('portalOrder.moreParcels', { state: partly }))).toBeVisible()
      await expectFit(page)
      const tracking = dialog.getByRole('textbox', { name: t('portalOrder.trackingNo') })
      await tracking.fill(trackingNo)
      const send = dialog.getByRole('button', { name: t('portalOrder.markShipped') })
      await send.click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(partly, { exact: true })).toBeVisible()
      await expect(page.getByText(trackingNo)).toBeVisible()

      await page.getByRole('button', { name: t('portalOrder.addParcel') }).click()
      // The number of the first parcel is refused for the second.
      await tracking.fill(trackingNo)
      await send.click()
      await expect(page.getByText(t('error.trackingUsed'))).toBeVisible()
      await tracking.fill(`${trackingNo}-2`)
      await send.click()
      await expect(dialog).toHaveCount(0)
      await expect(
        page.getByText(t('portalOrder.state_pendingReceipt'), { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: t('portalOrder.addParcel') })).toHaveCount(0)
      await expectFit(page)
    },
  )
