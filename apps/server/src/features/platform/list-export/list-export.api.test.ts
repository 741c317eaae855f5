import { randomUUID } from 'node:crypto'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Permission } from '@ironsouq/contract/permission'
import {
  inquiryExportEndpoints,
  orderExportEndpoints,
  orderMerchantExportEndpoints,
} from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { ADDRESS, aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { startUploads } from '#test/uploads.ts'
import { expireListExports } from './list-export.service.ts'

const t = translator('en')

/** A store with an order, and its owner. */
async function aTrader({ server }: Awaited<ReturnType<typeof startUploads>>) {
  const shop = await aShop(server.ctx)
  const buyer = await aBuyer(server)
  const { orders } = await submitted(buyer.call, [{ skuId: shop.skuId, quantity: 1 }])
  const accountId = await aSellerAccount(server.ctx, { sellerId: shop.sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  return { call, order: orders[0] ?? expect.unreachable() }
}

it('a list of orders is written to a file as it is filtered; a store gets its own, and staff need the permission [BO-2] [BO-3]', async () => {
  await using uploads = await startUploads()
  const { server, turnTo, keys } = uploads
  const own = await aTrader(uploads)
  const other = await aTrader(uploads)
  const linesOf = async (url: string | null) =>
    (await (await fetch(url ?? '')).text()).trim().split('\r\n')

  const { ask, detail } = orderMerchantExportEndpoints
  const filter = { search: ADDRESS.recipient.split(' ')[0] }
  const asked = await own.call(ask, { body: { filter, format: 'csv' } })
  expect(asked).toMatchObject({ state: 'asked', rowsTotal: 1, url: null })
  await server.work()
  const query = { exportId: asked.exportId }
  const [heading, ...lines] = await linesOf((await own.call(detail, { query })).url)
  expect(heading).toContain(t('portalOrder.recipient'))
  expect(lines).toEqual([expect.stringContaining(own.order.orderNumber)])
  expect(lines[0]).toContain(ADDRESS.recipient)
  await expect(other.call(detail, { query })).rejects.toMatchObject({ status: 404 })
  const listed = orderMerchantEndpoints.list.query.parse({})
  expect((await own.call(orderMerchantEndpoints.list, { query: listed })).total).toBe(1)

  const staff = async (permissions: Permission[]) =>
    server.client({
      bearer: await server.tokenFor({ audience: 'staff', id: randomUUID(), permissions }),
    })
  const body = { filter: {}, format: 'csv' } as const
  const reader = await staff(['order.read', 'inquiry.read'])
  await expect(reader(orderExportEndpoints.ask, { body })).rejects.toMatchObject({ status: 403 })
  await expect(reader(inquiryExportEndpoints.ask, { body })).rejects.toMatchObject({ status: 403 })
  const clerk = await staff(['order.export', 'inquiry.export'])
  const all = await clerk(orderExportEndpoints.ask, { body })
  const none = await clerk(inquiryExportEndpoints.ask, { body })
  expect([all.rowsTotal, none.rowsTotal]).toEqual([2, 0])
  await server.work()
  const ofAll = { query: { exportId: all.exportId } }
  expect(await linesOf((await clerk(orderExportEndpoints.detail, ofAll)).url)).toHaveLength(3)
  const stranger = await staff(['order.export', 'inquiry.export'])
  await expect(stranger(orderExportEndpoints.detail, ofAll)).rejects.toMatchObject({ status: 404 })
  await expect(clerk(inquiryExportEndpoints.detail, ofAll)).rejects.toMatchObject({ status: 404 })

  turnTo(25 * 60)
  await expireListExports(server.ctx)
  expect(await keys('list-export/')).toEqual([])
})
