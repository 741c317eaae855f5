import type { Environment } from '../../environment/environment.ts'
import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../portal.ts'

/** A store with at least four variants on sale, and its first warehouse. */
async function aStore({ databaseUrl }: Environment) {
  const [store] = await sql(
    databaseUrl,
    `select seller.code, (select id from warehouse where seller_id = seller.id and is_active
       order by position, id limit 1) as warehouse
     from seller join sku on sku.seller_id = seller.id and sku.is_active
     where exists (select from warehouse where seller_id = seller.id and is_active)
     group by seller.id having count(*) > 3 order by seller.code limit 1`,
  )
  return { sellerCode: String(store?.['code']), warehouseId: String(store?.['warehouse']) }
}

test(
  'a sheet of prices is typed, pasted, filled and left, and its draft is there again [PR-5]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, environment, signIn, t }) => {
    const { sellerCode } = await aStore(environment)
    await signIn({ sellerCode })
    await page.goto('/stock')
    const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
    const status = page.getByRole('status')
    const unsaved = (count: number) =>
      expect(status.filter({ hasText: t('portalProduct.sheetUnsaved', { count }) })).toBeVisible()

    // The price is the third column, the first warehouse the fourth.
    await cell(0, 3).focus()
    await page.keyboard.type('7123.45')
    await page.keyboard.press('Tab')
    await expect(cell(0, 4)).toBeFocused()
    await unsaved(1)
    await cell(1, 3).focus()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '7200\t801\r\n7300\t12 pcs\r\n')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    })
    await unsaved(5)
    await expect(cell(2, 4)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(2, 4)).toContainText('12 pcs')
    await page.keyboard.press('Control+z')
    await unsaved(1)
    await cell(1, 3).focus()
    await page.keyboard.press('Control+d')
    await expect(cell(1, 3)).toContainText('7,123.45')
    await unsaved(2)

    await page
      .getByRole('link', { name: t('portal.today') })
      .first()
      .click()
    await page.getByRole('button', { name: t('portal.leaveGo') }).click()
    await page.goto('/stock')
    await unsaved(2)
    await page.getByRole('button', { name: t('portalProduct.sheetSave', { count: 2 }) }).click()
    await expect(page.getByText(t('portalProduct.sheetSaved', { count: 2 }))).toBeVisible()
    await expect(cell(0, 3)).toHaveText('7,123.45')
    await expectFit(page)
  },
)
