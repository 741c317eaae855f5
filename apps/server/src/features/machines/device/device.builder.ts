import type { LocaleCode } from '@ironsouq/i18n/locales'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { deviceChanged } from './device.events.ts'
import {
  device,
  deviceCertificate,
  devicePicture,
  devicePrice,
  deviceText,
} from './device.tables.ts'

type Columns = typeof device.$inferInsert
type Words = { title: string; description: string; note?: string }
/** A row that belongs to a machine, before there is one. */
type Of<T extends { deviceId: string; createdAt: Date }> = Omit<T, 'deviceId' | 'createdAt'>

export interface GivenDevice extends Partial<
  Omit<Columns, 'categoryId' | 'brandId' | 'sellerId' | 'yardId'>
> {
  categoryId: string
  brandId: string
  sellerId: string
  yardId: string
  texts?: Partial<Record<LocaleCode, Words>> & { en: Words }
  pictures?: readonly Omit<Of<typeof devicePicture.$inferInsert>, 'position'>[]
  /** The asking prices, oldest first; the last is the current one. */
  prices?: readonly { priceMinor: bigint | null; createdAt: Date }[]
  certificates?: readonly Of<typeof deviceCertificate.$inferInsert>[]
}

const DEFAULT_TEXTS = {
  en: { title: 'Caterpillar 320 crawler excavator', description: 'One owner from new.' },
}

/** A machine like any other. */
const USUAL = {
  model: '320',
  serialNo: 'ISQ320KX7004182',
  yearMade: 2018,
  workHours: 7400,
  hoursSource: 'meter',
  emission: 'tier3',
  emirate: 'sharjah',
  grade: 'B',
  customs: 'dutyPaid',
  ownership: 'own',
  warranty: 'none',
  gccCooling: true,
  plated: false,
  papers: [],
  specs: { operatingWeight: 22_000, power: 119, bucket: 1.2 },
  vatMode: 'standard',
  priceMinor: 20_900_000n,
  priceCurrency: 'AED',
  state: 'listed',
} as const satisfies Partial<Columns>

let stock = 0

async function keepParts(ctx: TxCtx, deviceId: string, given: GivenDevice, createdAt: Date) {
  const { texts = DEFAULT_TEXTS, pictures = [], certificates = [] } = given
  const own = { deviceId, createdAt }
  await ctx.db
    .insert(deviceText)
    .values(Object.entries(texts).map(([locale, text]) => ({ ...own, locale, ...text })))
  if (pictures.length > 0)
    await ctx.db
      .insert(devicePicture)
      .values(pictures.map((picture, position) => ({ ...own, position, ...picture })))
  if (certificates.length > 0)
    await ctx.db.insert(deviceCertificate).values(certificates.map((row) => ({ ...own, ...row })))
}

/** A listed device with default values; it emits the events of a change. */
export function aDevice(ctx: Ctx, given: GivenDevice) {
  const { texts: _, pictures: __, certificates: ___, prices, ...columns } = given
  const at = ctx.now()
  return atomic(ctx, async (ctx) => {
    const priced = columns.priceMinor !== null
    const made = one(
      await ctx.db
        .insert(device)
        .values({
          stockNo: `T-${++stock}`,
          ...USUAL,
          priceMode: priced ? 'fixed' : 'onRequest',
          createdAt: at,
          listedAt: at,
          updatedAt: at,
          ...columns,
          priceCurrency: priced ? (columns.priceCurrency ?? 'AED') : null,
        })
        .returning(),
    )
    await keepParts(ctx, made.id, given, at)
    const asked = prices ?? [{ priceMinor: made.priceMinor, createdAt: at }]
    await ctx.db.insert(devicePrice).values(
      asked.map(({ priceMinor, createdAt }) => ({
        deviceId: made.id,
        priceMinor,
        priceCurrency: priceMinor === null ? null : (made.priceCurrency ?? 'AED'),
        createdAt,
      })),
    )
    await emit(ctx, deviceChanged, { deviceId: made.id })
    return made
  })
}
