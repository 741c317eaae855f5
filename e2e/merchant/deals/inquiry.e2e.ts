import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../portal.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

test('people of the warehouse see the machines of their dealer, and no inquiries and offers [ID-20]', async ({
  page,
  api,
  machine: { deviceId },
  signIn,
}) => {
  const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
  await signIn({ sellerCode: seller.code, role: 'warehouse' })
  await page.goto('/')
  await expect(page.getByText(t('merchant.stock'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('merchant.machines'), exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: t('merchantInquiry.title') })).toHaveCount(0)
  await expect(page.getByText(t('merchantInquiry.replyTime'))).toHaveCount(0)
  await page.goto('/inquiries')
  await expect(page.getByText(t('portal.noPermissionTitle')).last()).toBeVisible()
})
