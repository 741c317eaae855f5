import type { LocaleCode } from '@ironsouq/i18n/locales'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { emit } from '#kernel/events.ts'
import { deviceChanged } from './device.events.ts'
import { device, devicePicture, devicePrice, deviceText } from './device.tables.ts'

type Columns = typeof device.$inferInsert
type Words = { title: string; description: string }

interface Given extends Partial<Omit<Columns, 'categoryId' | 'brandId'>> {
  categoryId: string
  brandId: string
  texts?: Partial<Record<LocaleCode, Words>> & { en: Words }
  pictures?: readonly { objectKey: string; width: number; height: number; thumbhash?: string }[]
}

const DEFAULT_TEXTS = {
  en: { title: 'Caterpillar 320 crawler excavator', description: 'One owner from new.' },
}

let stock = 0

/** A machine on sale, like any other unless said otherwise; it is told of as every change is. */
export function aDevice(ctx: Ctx, given: Given) {
  const { texts = DEFAULT_TEXTS, pictures = [], ...columns } = given
  const at = ctx.now()
  return atomic(ctx, async (ctx) => {
    const made = one(
      await ctx.db
        .insert(device)
        .values({
          stockNo: `T-${++stock}`,
          model: '320',
          serialNo: 'ISQ320KX7004182',
          yearMade: 2018,
          workHours: 7400,
          emission: 'tier3',
          emirate: 'sharjah',
          yard: 'Al Sajaa',
          grade: 'B',
          customs: 'dutyPaid',
          ownership: 'own',
          measures: { operatingWeight: 22_000, power: 119, bucket: 1.2 },
          priceMinor: 20_900_000n,
          priceCurrency: 'AED',
          state: 'listed',
          createdAt: at,
          listedAt: at,
          updatedAt: at,
          ...columns,
        })
        .returning(),
    )
    const own = { deviceId: made.id, createdAt: at }
    await ctx.db
      .insert(deviceText)
      .values(Object.entries(texts).map(([locale, text]) => ({ ...own, locale, ...text })))
    if (pictures.length > 0)
      await ctx.db
        .insert(devicePicture)
        .values(pictures.map((picture, position) => ({ ...own, position, ...picture })))
    const { priceMinor, priceCurrency } = made
    await ctx.db.insert(devicePrice).values({ ...own, priceMinor, priceCurrency })
    await emit(ctx, deviceChanged, { deviceId: made.id })
    return made
  })
}
