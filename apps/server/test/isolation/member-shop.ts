import { aDevice } from '#features/machines/device/device.builder.ts'
import { aModel } from '#features/machines/model/model.builder.ts'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { aConfirmedAccount } from '#features/money/bank-account/bank-account.builder.ts'
import { deviceReferences } from '../device-fixtures.ts'
import type { TestServer } from '../harness.ts'
import { goodsOnSale } from './member-mall.ts'
import type { World } from './owner.ts'
import { rowMaker } from './row-maker.ts'

/** What every member can see: machines, their seller, an announcement. */
export interface Shop extends World {
  sellerId: string
  /** Machines that quotes and offers are about; one quote of a machine is open at a time. */
  machines: readonly string[]
  /** The model of all of them. */
  modelId: string
  /** Where they are; it takes viewings. */
  yardId: string
  /** A level that members have reached. */
  levelId: string
  goods: Awaited<ReturnType<typeof goodsOnSale>>
}

/** One that takes viewings on every working day. */
const YARD = {
  code: 'ras-al-khor',
  names: { en: 'Ras Al Khor' },
  emirate: 'dubai' as const,
  freeZone: false,
  latitude: 25.18,
  longitude: 55.36,
  viewingMail: 'yard@yards.example',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 480, closesAt: 1080 })),
}

export async function aShop(server: TestServer): Promise<Shop> {
  const { ctx } = server
  const make = await rowMaker(server, 'shared')
  const references = await deviceReferences(ctx)
  const { id: modelId } = await aModel(ctx, references)
  const { id: yardId } = await aYard(ctx, YARD)
  const machines: string[] = []
  for (const serialNo of ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'])
    machines.push(
      (await aDevice(ctx, { ...references, yardId, modelId, serialNo, priceMode: 'offer' })).id,
    )
  const announcement = await make('announcement', { audience: 'members' })
  await make('announcement_text', { announcement_id: announcement.id, locale: 'en' })
  const { sellerId } = references
  await aConfirmedAccount(server.ctx, { sellerId })
  await make('store', { id: sellerId, emirate: 'dubai' })
  await make('store_text', { seller_id: sellerId, locale: 'en' })
  const category = await make('product_category', {})
  await make('product_category_text', { product_category_id: category.id, locale: 'en' })
  const goods = await goodsOnSale(server, sellerId)
  const level = await make('member_level', { points_percent: 100 })
  const ids = {
    skuId: goods.skuId,
    skuIds: [goods.skuId],
    insteadOf: goods.skuId,
    submitId: crypto.randomUUID(),
    storeId: sellerId,
    categoryIds: [category.id],
    deviceId: machines[0],
    modelId,
    announcementId: announcement.id,
    sendId: crypto.randomUUID(),
    submissionId: crypto.randomUUID(),
    prodId: goods.productId,
    productId: goods.productId,
  }
  return { ids, machines, modelId, yardId, goods, levelId: level.id, sellerId: references.sellerId }
}
