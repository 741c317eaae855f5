import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import type { ImportDetail } from '@ironsouq/contract/platform/import/import.schema'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import type { TestServer } from '../harness.ts'

const { ask, send, check, run, detail } = merchantImportEndpoints

/** A store with a warehouse and a category, and calls of its owner that import a file. */
export async function aStoreThatImports(server: TestServer, code: string) {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aStore(ctx, { sellerId, names: { en: code } })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const { id: productCategoryId } = await aProductCategory(ctx, {
    code: 'teeth',
    names: { en: 'Teeth', ar: 'أسنان' },
  })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const bearer = await merchantTokenOf(ctx, accountId)
  const call = server.client({ bearer })
  const detailOf = (importId: string) => call(detail, { query: { importId } })

  /** Sends a file and has its rows read. */
  async function sent(file: Uint8Array, fileName = 'products.csv'): Promise<ImportDetail> {
    const { importId, upload } = await call(ask, { body: { fileName, size: file.length } })
    const { url, headers } = upload
    const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.from(file) })
    if (!reply.ok) throw new Error(`the store answered ${reply.status}: ${await reply.text()}`)
    await call(send, { body: { importId } })
    await server.work()
    return detailOf(importId)
  }

  /** Sends a file and has it checked with the mapping that was recognised. */
  async function checked(file: Uint8Array): Promise<ImportDetail> {
    const { importId, columns } = await sent(file)
    const mapping = columns.map(({ header, field }) => ({ header, field }))
    const choice = { numbers: 'point', warehouseId: null, remember: false } as const
    await call(check, { body: { importId, mapping, ...choice } })
    await server.work()
    return detailOf(importId)
  }

  async function imported(file: Uint8Array): Promise<ImportDetail> {
    const { importId } = await checked(file)
    await call(run, { body: { importId } })
    await server.work()
    return detailOf(importId)
  }

  const place = { sellerId, productCategoryId, warehouseId }
  return { ...place, accountId, bearer, call, detailOf, sent, checked, imported }
}
