import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { ADDRESS, goodsOfStores } from './goods.ts'

test('a member collects products and stores, and removes them again [MS-2] [PR-3]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const [goods] = await goodsOfStores(api(language), 1)
  const { productId = '', storeId = '', name = '', storeName = '' } = goods ?? {}
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  await open(page, `/${language}/user-center/saved-products`)
  await expect(page.getByText(t('userCenter.productsEmptyTitle'))).toBeVisible()

  await open(page, `/${language}/mall/product/${productId}`)
  await page.getByRole('button', { name: t('deviceDetail.save'), exact: true }).click()
  const saved = async () => (await member.call(favoriteEndpoints.products, { query: {} })).total
  await expect.poll(saved).toBe(1)
  await open(page, `/${language}/user-center/saved-products`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectFit(page)
  await page.locator('main li form button').click()
  await expect.poll(saved).toBe(0)
  await page.getByRole('button', { name: t('userCenter.undo') }).click()
  await expect.poll(saved).toBe(1)

  await open(page, `/${language}/mall/store/${storeId}`)
  await page.getByRole('button', { name: t('store.follow'), exact: true }).click()
  const followed = async () => (await member.call(storeEndpoints.followed, { query: {} })).total
  await expect.poll(followed).toBe(1)
  await open(page, `/${language}/user-center/followed-stores`)
  await expect(page.getByRole('link', { name: storeName })).toBeVisible()
  await expectFit(page)
  await page.locator('main li form button').click()
  await expect(page.getByText(t('store.followedNone'))).toBeVisible()
  await page.getByRole('button', { name: t('userCenter.undo') }).click()
  await expect(page.getByRole('link', { name: storeName })).toBeVisible()
})

test('a member writes, changes and deletes addresses [MS-2] [FM-4]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  await open(page, `/${language}/user-center/addresses`)
  await expect(page.getByText(t('address.none'))).toBeVisible()
  await expectFit(page)
  const dialog = page.getByRole('dialog')
  const card = (text: string) => page.locator('main li').filter({ hasText: text })
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  const save = async () => {
    await dialog.getByRole('button', { name: t('address.save') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await button(t('address.new')).click()
  await dialog.getByLabel(t('address.recipient')).fill(ADDRESS.recipient)
  await dialog.getByLabel(t('address.mobile')).fill(ADDRESS.phone)
  await dialog.getByLabel(t('address.emirate')).selectOption(ADDRESS.region)
  await dialog.getByLabel(t('address.area')).fill(ADDRESS.city)
  await dialog.getByRole('button', { name: t('address.save') }).click()
  const detail = dialog.getByLabel(t('address.detail'))
  await expect(detail).toHaveAttribute('aria-invalid', 'true')
  await detail.fill(ADDRESS.detail)
  await save()
  await expect(card(ADDRESS.detail)).toContainText(t('address.default'))

  // Another country has a region and a postal code in place of the emirate.
  await button(t('address.new')).click()
  await dialog.getByLabel(t('address.country')).selectOption('DE')
  await expect(dialog.getByLabel(t('address.emirate'))).toHaveCount(0)
  await dialog.getByLabel(t('address.recipient')).fill('Erika Beispiel')
  await dialog.getByLabel(t('address.mobile')).fill('+4915112345678')
  await dialog.getByLabel(t('address.region')).fill('Bremen')
  await dialog.getByLabel(t('address.city')).fill('Bremen')
  await dialog.getByLabel(t('address.postalCode')).fill('28195')
  await dialog.getByLabel(t('address.detail')).fill('Am Wall 4')
  await save()
  await expectFit(page)
  const abroad = card('Am Wall 4')
  await abroad.getByRole('button', { name: t('address.setDefault') }).click()
  await expect(abroad).toContainText(t('address.default'))
  await card(ADDRESS.detail)
    .getByRole('button', { name: t('address.edit') })
    .click()
  await dialog.getByLabel(t('address.detail')).fill('Gate 7, yard 12')
  await save()
  await card('Gate 7')
    .getByRole('button', { name: t('address.delete') })
    .click()
  await dialog.getByRole('button', { name: t('address.delete') }).click()
  await expect(card('Gate 7')).toHaveCount(0)
  await expect(abroad).toBeVisible()
})
