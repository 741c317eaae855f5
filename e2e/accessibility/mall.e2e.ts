import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores } from '../mall/goods.ts'
import { applyForStore } from '../mall/store-application.ts'
import { examine } from './examine.ts'

async function machineWithParts(call: ApiCall) {
  const { records } = await call(deviceEndpoints.list, { query: { size: 48 } })
  for (const { deviceId } of records) {
    const fits = await call(productSearchEndpoints.fits, { query: { deviceId } })
    if (fits.machine && fits.records.length > 0) return { deviceId, modelId: fits.machine.modelId }
  }
  throw new Error('no part fits a machine of the environment')
}

test('the mall and its cart are accessible [PR-1] [PR-4] [ST-3]', async ({
  page,
  context,
  environment,
  variant,
  api,
}) => {
  const { deviceId, modelId } = await machineWithParts(api())
  const goods = await goodsOfStores(api(), 3)
  const [first] = goods
  const product = `/mall/product/${first?.productId}`
  await examine({ page, context, environment, variant }, 'shop', [
    { name: 'parts of a machine', path: `/device-detail/${deviceId}`, part: '#parts' },
    { name: 'products that fit', path: `/mall/list?modelId=${modelId}` },
    { name: 'no parts found', path: '/mall/list?q=zzqx+filter' },
    { name: 'a product', path: product },
    {
      name: 'the cart of a visitor',
      path: product,
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('mall.addToCart') }).click()
        await page.getByRole('link', { name: t('mall.viewCart') }).click()
        await expect(page.getByText(t('cart.loginKeep'))).toBeVisible()
      },
    },
    { name: 'a store', path: `/mall/store/${first?.storeId}` },
    { name: 'the directory of stores', path: '/mall/stores' },
    { name: 'the coupon centre', path: '/mall/coupons' },
    { name: 'the flash sales', path: '/mall/flash-sales' },
    { name: 'before opening a store', path: '/mall/open-store' },
  ])
})

test('the application for a store is accessible [ST-1] [ST-3] [ST-5]', async ({
  page,
  context,
  environment,
  variant,
  api,
}) => {
  const visit = { page, context, environment, variant }
  const path = '/mall/open-store'
  const draft = await createMember(environment)
  await draft.signIn(context)
  await examine(visit, 'shop', [
    { name: 'the basics', path },
    { name: 'to sell machines', path: '/sell' },
  ])

  const member = await createMember(environment)
  await member.signIn(context)
  const id = randomUUID().slice(0, 6)
  const { applicationId } = await applyForStore(member, id, await page.screenshot())
  await examine(visit, 'shop', [{ name: 'an application under review', path }])
  const staff = api()
  const record = () => staff(storeApplicationEndpoints.detail, { query: { applicationId } })
  const reasons = { company: 'The licence is cut off at the edge.' }
  await staff(storeApplicationEndpoints.reject, {
    body: {
      applicationId,
      version: (await record()).version,
      action: 'reject',
      reasons,
      remark: '',
    },
  })
  await examine(visit, 'shop', [
    { name: 'an application with a reason', path },
    ...['company', 'categories', 'settlement', 'review'].map((step) => ({
      name: `the step ${step}`,
      path: `${path}?step=${step}`,
    })),
  ])
  await member.call(storeApplicationEndpoints.submit)
  const { version, categories } = await record()
  await staff(storeApplicationEndpoints.approve, {
    body: {
      applicationId,
      version,
      contract: { from: '2026-01-01', until: '2035-01-01' },
      rates: categories.map(({ categoryId }) => ({ categoryId, commissionPpm: 50_000 })),
    },
  })
  const storeId = (await member.call(storeApplicationEndpoints.own))?.store?.storeId ?? ''
  await examine(visit, 'shop', [{ name: 'a new store', path: `/mall/store/${storeId}` }])
  await staff(storeStaffEndpoints.move, {
    body: { storeId, action: 'takeOffline', reason: 'No stock.' },
  })
  await examine(visit, 'shop', [
    {
      name: 'a store that is offline',
      path: `/mall/store/${storeId}`,
      step: ({ page, t }) =>
        expect(async () => {
          await page.reload()
          await expect(page.getByText(t('store.goesOn'))).toBeVisible({ timeout: 1000 })
        }).toPass(),
    },
  ])
})
