import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { VARIANTS } from '../../environment/variant.ts'
import { expect, test } from '../portal.ts'

test('a store decorates its page and adds a pickup point [ST-6] [BO-1]', async ({
  page,
  api,
  environment,
  signIn,
  speak,
  variant,
  language,
  t,
}) => {
  // Each run has a store of its own: a full run has four.
  const offset = VARIANTS.findIndex(
    (each) => each.language === language && each.width === variant.width,
  )
  const [found] = await sql(
    environment.databaseUrl,
    `select store.id, seller.code from store join seller using (id) order by seller.code offset $1 limit 1`,
    [offset],
  )
  const { id: storeId, code } = found as { id: string; code: string }
  await sql(environment.databaseUrl, 'delete from store_page where id = $1', [storeId])
  const blocks = async () =>
    (await api()(storeEndpoints.info, { query: { storeId } })).blocks.map(({ title }) => title)
  await speak(language)
  await signIn({ sellerCode: code })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/store')
  await expect(page.getByText(t('portalStore.contract'))).toBeVisible()
  await expectFit(page)

  await page.goto('/store-page')
  const add = (kind: 'banner' | 'text') =>
    button(t('portalProduct.addNamed', { name: t(`merchantStore.kind_${kind}`) })).click()
  const title = page.getByLabel(t('merchantStore.title'), { exact: true }).first()
  await add('banner')
  await title.fill('Filters for every excavator')
  await add('text')
  await title.fill('We open on Sundays')
  await button(t('merchantStore.moveUp', { name: 'We open on Sundays' })).click()
  await expectFit(page)
  await button(t('portal.save')).click()
  await expect(page.getByText(t('merchantStore.unpublished'))).toBeVisible()
  expect(await blocks()).toEqual([])
  await button(t('merchantStore.publish')).click()
  await expect(page.getByText(t('merchantStore.publishDone'))).toBeVisible()
  expect(await blocks()).toEqual(['We open on Sundays', 'Filters for every excavator'])
  await button(t('merchantStore.remove')).click()
  await button(t('portal.save')).click()
  await expect(page.getByText(t('merchantStore.unpublished'))).toBeVisible()
  await button(t('merchantStore.publish')).click()
  await expect.poll(blocks).toEqual(['Filters for every excavator'])

  await page.goto('/warehouses')
  await button(t('merchantStore.addWarehouse')).click()
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field(t('portalProduct.name')).fill('Ras Al Khor counter')
  await field(t('portalOrder.mobile')).fill('+971501234410')
  await field(t('portalStore.area')).fill('Ras Al Khor')
  await field(t('portalStore.address')).fill('Street 6, unit 12')
  // The drawn box lies over the checkbox: a pointer lands on its label.
  await dialog.getByText(t('merchantStore.isPickupPoint')).click()
  await expectFit(page)
  await dialog.getByRole('button', { name: t('portal.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Ras Al Khor counter')).toBeVisible()
  await expectFit(page)
})
