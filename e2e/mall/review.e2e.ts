import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { REVIEW_MAX, REVIEW_PICTURES_MAX } from '@ironsouq/contract/mall/review/review.limits'
import { callAs } from '../backoffice/office.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession, expect, test } from '../merchant/portal.ts'
import { aPaidOrder, goodsOfOneStore } from './goods.ts'

const TEXT = 'Fits without an adapter, and the seal was in the box.'
const REPLY = 'Thank you. We check each box before we send it.'

test('a buyer reviews what they received, anonymously and with photos, and the store replies [RV-1]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // a whole purchase, and ten photos
  const { url, merchantUrl } = environment
  const [goods] = await goodsOfOneStore(api(language), 1)
  if (!goods) throw new Error('the environment has no goods')
  const buyer = await createMember(environment, { locale: language })
  const lines = [{ skuId: goods.skuId, quantity: 1 }]
  const { orderId, orderNumber, sellerCode } = await aPaidOrder(buyer.call, lines)
  const token = await dealerSession({ sellerCode: sellerCode ?? '' })
  await callAs(environment, token)(orderMerchantEndpoints.ship, {
    body: { orderId, carrier: 'own', trackingNo: `RV-${orderId.slice(-12)}` },
  })
  await buyer.call(orderEndpoints.receive, { body: { orderNumber } })
  await buyer.signIn(context)
  const main = page.getByRole('main')

  // Stars without words are not sent.
  await open(page, `${url}/${language}/user-center/orders/${orderNumber}/review`)
  await expectFit(page)
  await main.getByRole('radio', { name: t('review.star4') }).check()
  const post = main.getByRole('button', { name: t('review.post') })
  await post.click()
  const words = main.getByRole('textbox', { name: t('review.text') })
  expect(await words.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(
    true,
  )
  // No more than 150 characters and nine photos are taken.
  await words.pressSequentially('x'.repeat(REVIEW_MAX + 1), { delay: 0 })
  expect(await words.inputValue()).toHaveLength(REVIEW_MAX)
  await words.fill(TEXT)
  const buffer = await page.screenshot()
  const photos = Array.from({ length: REVIEW_PICTURES_MAX + 1 }, (_, n) => ({
    name: `${n}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  const chooser = main.getByLabel(t('review.photos'), { exact: true })
  await chooser.setInputFiles(photos)
  await expect(main.getByText(t('review.photoReady', { count: REVIEW_PICTURES_MAX }))).toBeVisible({
    timeout: 40_000,
  })
  await expect(chooser).toBeDisabled()
  await main.getByRole('checkbox', { name: t('review.anonymous') }).check()
  await post.click()

  // Once: the form is gone.
  await expect(post).toHaveCount(0)
  await expect(main.getByText(TEXT)).toBeVisible()
  await expectFit(page)

  await open(page, `${url}/${language}/mall/product/${goods.productId}`)
  const review = page.getByRole('listitem').filter({ hasText: TEXT })
  await expect(review.getByText(t('review.unnamed'))).toBeVisible()
  await expect(review.getByText(t('review.verified'))).toBeVisible()
  await expect(review.getByText(buyer.nickName)).toHaveCount(0)
  await expectFit(page)

  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  await page.goto(`${merchantUrl}/reviews`)
  await expectFit(page)
  await page.getByRole('link', { name: goods.name }).first().click()
  await expect(page.getByText(TEXT)).toBeVisible()
  await page.getByRole('textbox', { name: t('merchantReview.your') }).fill(REPLY)
  await page.getByRole('button', { name: t('merchantReview.publish') }).click()
  await expectFit(page)
  await expect(async () => {
    await open(page, `${url}/${language}/mall/product/${goods.productId}`)
    await expect(review.getByText(REPLY)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
