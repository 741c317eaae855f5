import { randomUUID } from 'node:crypto'
import { callAs, expect, test } from '../backoffice/office.ts'
import { createMember } from '../identity/member.ts'
import { applyForStore } from '../mall/store-application.ts'
import { aPlaceToSell, aProductToReview } from '../merchant/mall/products.ts'
import { dealerSession } from '../merchant/portal.ts'
import { examine } from './examine.ts'

test('products, stores and sellers of the back office are accessible [BO-6] [PR-1] [ST-1]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
}) => {
  const id = randomUUID().slice(0, 6)
  const place = await aPlaceToSell(environment)
  const token = await dealerSession({ sellerCode: place.sellerCode })
  const photo = await page.screenshot()
  const call = callAs(environment, token)
  const productId = await aProductToReview(call, place, `Side cutter ${id}`, photo)
  const applicant = await createMember(environment)
  const { applicationId } = await applyForStore(applicant, id, photo)
  await signIn()
  const product = `/products/${productId}`
  const application = `/store-applications/${applicationId}`
  await examine({ page, context, environment, variant }, 'office', [
    { name: 'products', path: '/products?state=underReview' },
    { name: 'a product', path: product },
    {
      name: 'to reject a product',
      path: product,
      step: async ({ page, t }) => {
        const name = t('backofficeProduct.reject')
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('dialog').getByLabel(t('portalProduct.reason')).fill('Another part.')
      },
    },
    {
      name: 'a product that was rejected',
      path: product,
      step: async ({ page, t }) => {
        const reject = { name: t('backofficeProduct.reject'), exact: true }
        await page.getByRole('button', reject).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(t('portalProduct.reason')).fill('Another part.')
        await dialog.getByRole('button', { name: t('backofficeProduct.reject') }).click()
        await expect(page.getByText(t('backofficeProduct.rejected'))).toBeVisible()
      },
    },
    { name: 'applications', path: `/store-applications?state=underReview&text=SH-${id}` },
    { name: 'an application', path: application },
    {
      name: 'an application without a reason',
      path: application,
      step: async ({ page, t }) => {
        await page.getByText(t('backofficeStore.reject'), { exact: true }).click()
        const back = { name: t('backofficeStore.sendBack'), exact: true }
        await page.getByRole('button', back).click()
        await expect(page.getByText(t('error.storeReasonNeeded')).first()).toBeVisible()
      },
    },
    {
      name: 'a store',
      path: application,
      step: async ({ page, t }) => {
        const approve = { name: t('backofficeStore.approve'), exact: true }
        await page.getByRole('button', approve).click()
        await page.getByRole('link', { name: t('backofficeStore.openRecord') }).click()
        const open = page.getByText(t('portalStore.state_open'), { exact: true })
        await expect(open).toBeVisible()
      },
    },
    {
      name: 'a store that is offline',
      path: application,
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('backofficeStore.openRecord') }).click()
        const offline = { name: t('backofficeStore.takeOffline'), exact: true }
        await page.getByRole('button', offline).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill('Wrong parts.')
        await dialog.getByRole('button', offline).click()
        await expect(page.getByText('Wrong parts.')).toBeVisible()
      },
    },
    { name: 'applications of dealers', path: '/seller-applications' },
  ])

  await context.addCookies([{ name: 'merchant', value: token, url: environment.merchantUrl }])
  await examine({ page, context, environment, variant }, 'merchant', [
    {
      name: 'a product that was rejected, for its store',
      path: product,
      step: ({ page }) => expect(page.getByText('Another part.')).toBeVisible(),
    },
  ])
})
