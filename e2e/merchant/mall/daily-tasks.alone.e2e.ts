import type { ApiCall } from '@ironsouq/contract/client'
import { sql } from '../../environment/sql.ts'
import { createMember } from '../../identity/member.ts'
import { aPaidOrder } from '../../mall/goods.ts'
import { expect, test } from '../portal.ts'
import { countedEntries } from './entries.ts'

/** A store of the demo with orders in every state. */
const sellerCode = 'grey-heron-filters'

/**
 * Each task begins on the first screen of the portal. The bounds are the presses and fields that the portal of the
 * largest shop system takes for the same.
 */
const BOUNDS = { paid: 1, caller: 2, shipOne: 5, slips: 4, shipTen: 5, price: 4, allPrices: 5 }

/** Orders to send: of those of the demo some are already sent by the time this test runs. */
async function orders(databaseUrl: string, call: ApiCall, count: number) {
  const [sku] = await sql(
    databaseUrl,
    `select sku.id from sku join seller on seller.id = sku.seller_id join stock on stock.sku_id = sku.id
     where seller.code = $1 and sku.is_active and on_hand - held > 20 order by sku.id limit 1`,
    [sellerCode],
  )
  const lines = [{ skuId: String(sku?.['id']), quantity: 1 }]
  for (let n = 0; n < count; n++) await aPaidOrder(call, lines)
}

test(
  'orders are found, sent one by one and together, and their payout is seen in few entries',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, environment, signIn, t }) => {
    await orders(environment.databaseUrl, (await createMember(environment)).call, 4)
    await signIn({ sellerCode })
    const begin = async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: t('merchant.todo') })).toBeVisible()
      return countedEntries()
    }
    const toShip = page
      .getByRole('listitem')
      .filter({ hasText: t('merchant.todoShip') })
      .getByRole('link', { name: t('merchant.doShip') })
    const all = page.getByRole('grid').locator('label').first()
    const bulk = page.getByRole('toolbar', { name: t('portal.bulkActions') })

    const paid = await begin()
    await expect(page.getByText(t('portalFigure.sales'), { exact: true })).toBeVisible()
    await paid.press(page.getByRole('link', { name: t('merchantLedger.dueHint') }))
    await expect(page.getByRole('heading', { name: t('merchantLedger.next') })).toBeVisible()
    expect(paid.count()).toBeLessThanOrEqual(BOUNDS.paid)

    const [sought] = await sql(
      environment.databaseUrl,
      `select o.number, o.address->>'recipient' as recipient from store_order o join seller s on s.id = o.seller_id
       where s.code = $1 and o.state = 'pendingReceipt' and o.address is not null limit 1`,
      [sellerCode],
    )
    const caller = await begin()
    await caller.press(page.getByRole('button', { name: t('portal.paletteHint') }))
    const words = page.getByRole('searchbox', { name: t('portal.palette') })
    await caller.fill(words, String(sought?.['recipient']))
    await expect(
      page.getByRole('menuitem').filter({ hasText: String(sought?.['number']) }),
    ).toBeVisible()
    expect(caller.count()).toBeLessThanOrEqual(BOUNDS.caller)

    // A number is used once, also by a second attempt of this test.
    const trackingNo = `AX-${Date.now()}`
    const one = await begin()
    await one.press(toShip)
    await one.press(page.getByRole('grid').getByRole('link').first())
    await one.press(page.getByRole('button', { name: t('portalOrder.ship'), exact: true }))
    await one.fill(
      page.getByRole('dialog').getByRole('textbox', { name: t('portalOrder.trackingNo') }),
      trackingNo,
    )
    await one.press(page.getByRole('button', { name: t('portalOrder.markShipped') }))
    await expect(page.getByText(trackingNo)).toBeVisible()
    expect(one.count()).toBeLessThanOrEqual(BOUNDS.shipOne)

    const slips = await begin()
    await slips.press(toShip)
    await slips.press(all)
    const saved = page.waitForEvent('download')
    await slips.press(bulk.getByRole('button', { name: t('portalOrder.printSlips') }))
    await saved
    expect(slips.count()).toBeLessThanOrEqual(BOUNDS.slips)

    const many = await begin()
    await many.press(toShip)
    await many.press(all)
    await many.press(bulk.getByRole('button', { name: t('portalOrder.shipMany') }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    const count = await dialog.getByRole('textbox').count()
    expect(count).toBeGreaterThan(2)
    const lines = Array.from({ length: count }, (_, i) => `${trackingNo}-${i}`).join('\n')
    await many.paste(dialog.getByRole('textbox').first(), lines)
    await many.press(dialog.getByRole('button', { name: t('portalOrder.shipManySend', { count }) }))
    const [done, total] = [String(count), String(count)]
    await expect(page.getByText(t('portalOrder.shipManyDone', { done, total }))).toBeVisible()
    expect(many.count()).toBeLessThanOrEqual(BOUNDS.shipTen)
  },
)

test(
  'one price, and all prices by per cent, are changed in few entries',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, signIn, t }) => {
    await signIn({ sellerCode })
    const begin = async () => {
      await page.goto('/')
      const entries = countedEntries()
      await entries.press(page.getByRole('link', { name: t('portalProduct.stockTitle') }))
      await expect(page.locator('[data-cell="0:3"]')).toBeVisible()
      return entries
    }
    const save = (count: number) =>
      page.getByRole('button', { name: t('portalProduct.sheetSave', { count }) })

    const one = await begin()
    await one.type(page.locator('[data-cell="0:3"]'), '612.50')
    await one.press(save(1))
    await expect(page.getByText(t('portalProduct.sheetSaved', { count: 1 }))).toBeVisible()
    expect(one.count()).toBeLessThanOrEqual(BOUNDS.price)

    const all = await begin()
    await all.press(page.getByRole('columnheader', { name: t('portalDevice.gridSelectAll') }))
    const bar = page.getByRole('form', { name: t('portalDevice.bulkPrice') })
    await all.fill(bar.getByRole('textbox'), '+5')
    const apply = bar.locator('button[type=submit]')
    const count = Number(/\d+/.exec(await apply.innerText())?.[0])
    expect(count).toBeGreaterThan(10)
    await all.press(apply)
    await all.press(save(count))
    await expect(page.getByText(t('portalProduct.sheetSaved', { count }))).toBeVisible()
    expect(all.count()).toBeLessThanOrEqual(BOUNDS.allPrices)
  },
)
