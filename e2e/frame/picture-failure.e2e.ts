import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores, orderToPay } from '../mall/goods.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test.use({ expectedMessages: /Failed to load resource/ })

test('a picture that cannot be loaded shows a placeholder, in ten languages [FM-5]', async ({
  page,
}) => {
  // Ten pages, one after the other.
  test.slow()
  await page.route(/\.(avif|webp)(\?|$)/, (route) => route.abort())
  for (const locale of LOCALE_CODES) {
    await open(page, `/${locale}/device-list`)
    const card = page.getByRole('article').first()
    await expect(card.getByText(translator(locale)('common.imageFailed'))).toBeVisible()
    await expect(card.locator('picture')).toHaveCount(0)
  }
})

test('cart, orders and the head of a store have a placeholder too [FM-5]', async ({
  page,
  context,
  environment,
  api,
  t,
}) => {
  const [goods] = await goodsOfStores(api(), 1)
  const { skuId = '', storeId = '' } = goods ?? {}
  const member = await createMember(environment)
  await member.signIn(context)
  await orderToPay(member.call, [{ skuId, quantity: 1 }])
  await member.call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
  await page.route(/\.(avif|webp)(\?|$)/, (route) => route.abort())
  const failed = page.getByRole('main').getByText(t('common.imageFailed'))
  for (const path of ['/cart', '/user-center/orders']) {
    await open(page, `/en${path}`)
    await expect(failed.first()).toBeVisible()
  }
  const { logo } = await api()(storeEndpoints.info, { query: { storeId } })
  await open(page, `/en/mall/store/${storeId}`)
  expect(logo).not.toBeNull()
  // The first is the logo's. A text for screen readers alone is one pixel high.
  await expect.poll(async () => (await failed.first().boundingBox())?.height).toBeGreaterThan(10)
})

test('a member’s own picture has a placeholder too, with the text where it has room [FM-5]', async ({
  page,
  context,
  environment,
  t,
}) => {
  await (await createMember(environment)).signIn(context)
  await open(page, '/en/user-center/account')
  const panel = page.getByRole('region', { name: t('settings.photo') })
  const buffer = await page.screenshot({ caret: 'initial' })
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: t('settings.cropTitle') })
  await dialog.getByRole('button', { name: t('settings.useCrop') }).click()
  await expect(panel.locator('img')).toHaveAttribute('src', /\/avatar\//)

  await page.route(/\/avatar\//, (route) => route.abort())
  await open(page, '/en/user-center/account')
  await expect(panel.getByText(t('common.imageFailed'))).toBeVisible()
  await expect(panel.locator('img')).toHaveCount(0)
  // In the header there is room for a letter only.
  const letter = page.getByRole('banner').getByTitle(t('common.imageFailed'))
  await expect(letter).toBeVisible()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
})
