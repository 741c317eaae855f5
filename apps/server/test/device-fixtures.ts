import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { aDevice, type GivenDevice } from '#features/machines/device/device.builder.ts'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'

export async function sellerAndYard(ctx: Ctx) {
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
    phone: '+97165550141',
    whatsapp: '+971505550141',
    addresses: { en: 'Street 14, Gate 2', ar: 'شارع 14، بوابة 2' },
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 480, closesAt: 1080 })),
  })
  return { sellerId: seller.id, yardId: yard.id }
}

/** What a device refers to, in English and Arabic: categories in two levels, brand, seller, yard. */
export async function deviceReferences(ctx: Ctx) {
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
  return { categoryId: leaf.id, brandId: brand.id, ...(await sellerAndYard(ctx)) }
}

// oxfmt-ignore
const VIEWS = ['quarter', 'quarter-right', 'rear', 'side', 'right', 'plate', 'meter', 'engine',
  'undercarriage', 'cab', 'tool', 'working'] as const

/** A draft with all photos that a review needs. */
export const READY_DRAFT = {
  state: 'draft',
  listedAt: null,
  pictures: VIEWS.map((view) => ({ objectKey: view, width: 4, height: 3, view })),
} as const

/** What a seller states of a machine; none of it is assumed. */
export const STATED = {
  emission: 'tier3',
  customs: 'dutyPaid',
  warranty: 'none',
  gccCooling: true,
  plated: false,
  vatMode: 'standard',
} as const

/** A device on sale, with everything it refers to. */
export const aListedDevice = async (ctx: Ctx, given: Partial<GivenDevice> = {}) =>
  aDevice(ctx, { ...(await deviceReferences(ctx)), ...given })
