import { randomUUID } from 'node:crypto'
import { expectFit } from '../../environment/layout.ts'
import { aPlaceToSell, aProductToReview } from '../../merchant/mall/products.ts'
import { dealerSession } from '../../merchant/portal.ts'
import { callAs, expect, test } from '../office.ts'

const REASON = 'The photo shows another part.'

test('staff approve one product and reject another with a reason that its store reads [BO-6] [PR-1]', async ({
  page,
  context,
  environment,
  signIn,
  language,
  t,
}) => {
  const { merchantUrl } = environment
  const id = randomUUID().slice(0, 8)
  const [good, bad] = [`Tooth tip ${id}`, `Side cutter ${id}`]
  const place = await aPlaceToSell(environment)
  const token = await dealerSession({ sellerCode: place.sellerCode })
  const call = callAs(environment, token, language)
  const photo = await page.screenshot()
  const [goodId, badId] = await Promise.all(
    [good, bad].map((name) => aProductToReview(call, place, name, photo)),
  )
  await signIn({ locale: language, permissions: ['product.read', 'product.review'] })
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  const button = (key: 'approve' | 'reject') =>
    page.getByRole('button', { name: t(`backofficeProduct.${key}`), exact: true })

  await page.goto('/products?state=underReview')
  await page.getByRole('link', { name: good }).click()
  await expect(page.getByText('Fits pins of 22 mm.')).toBeVisible()
  await expectFit(page)
  await button('approve').click()
  await expect(page.getByText(t('backofficeProduct.approved'))).toBeVisible()
  await expect(button('approve')).toHaveCount(0)

  await page.goto(`/products/${badId}`)
  await button('reject').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('portalProduct.reason')).fill(REASON)
  await expectFit(page)
  await dialog.getByRole('button', { name: t('backofficeProduct.reject') }).click()
  await expect(page.getByText(t('backofficeProduct.rejected'))).toBeVisible()
  await expectFit(page)

  await page.goto(`${merchantUrl}/products/${badId}`)
  await expect(page.getByText(REASON)).toBeVisible()
  await expect(page.getByText(t('portalProduct.state_rejected'), { exact: true })).toBeVisible()
  await expectFit(page)
  await page.goto(`${environment.url}/${language}/mall/product/${goodId}`)
  await expect(page.getByRole('heading', { name: good })).toBeVisible()
})
