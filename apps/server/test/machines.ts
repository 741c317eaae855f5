import { aBrand } from '#features/brand/brand.builder.ts'
import { aCategory } from '#features/category/category.builder.ts'
import { aDevice } from '#features/device/device.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'

type Given = Partial<Parameters<typeof aDevice>[1]>

/** A machine on sale with a category tree of two levels and a brand, in English and Arabic. */
export async function aListedDevice(ctx: Ctx, given: Given = {}) {
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
  return aDevice(ctx, { categoryId: leaf.id, brandId: brand.id, ...given })
}
