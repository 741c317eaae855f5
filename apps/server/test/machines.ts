import { aBrand } from '#features/brand/brand.builder.ts'
import { aCategory } from '#features/category/category.builder.ts'
import { aDevice, type GivenDevice } from '#features/device/device.builder.ts'
import { aSeller } from '#features/seller/seller.builder.ts'
import { aYard } from '#features/yard/yard.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** Who sells, and where it stands. */
export async function aPlace(ctx: Ctx) {
  const seller = await aSeller(ctx, {
    code: 'seven-dunes',
    names: { en: 'Seven Dunes Plant', ar: 'سفن ديونز للمعدات' },
    replyMinutes: 38,
    soldCount: 212,
    claimsUpheld: 2,
    licenceCheckedOn: '2026-09-01',
  })
  const yard = await aYard(ctx, {
    code: 'al-sajaa',
    names: { en: 'Al Sajaa', ar: 'الصجعة' },
    emirate: 'sharjah',
    freeZone: false,
    latitude: 25.33,
    longitude: 55.65,
  })
  return { sellerId: seller.id, yardId: yard.id }
}

/** A category tree of two levels, a brand, a seller and a yard, in English and Arabic. */
export async function aTrade(ctx: Ctx) {
  const parent = await aCategory(ctx, {
    code: 'excavators',
    names: { en: 'Excavators', ar: 'حفارات' },
  })
  const leaf = await aCategory(ctx, {
    code: 'crawler-excavators',
    names: { en: 'Crawler excavators', ar: 'حفارات مجنزرة' },
    parentId: parent.id,
  })
  const brand = await aBrand(ctx, {
    code: 'caterpillar',
    names: { en: 'Caterpillar', ar: 'كاتربيلر' },
  })
  return { categoryId: leaf.id, brandId: brand.id, ...(await aPlace(ctx)) }
}

/** A machine on sale, with all that it stands under. */
export const aListedDevice = async (ctx: Ctx, given: Partial<GivenDevice> = {}) =>
  aDevice(ctx, { ...(await aTrade(ctx)), ...given })
