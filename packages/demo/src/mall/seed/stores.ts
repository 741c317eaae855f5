import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import {
  freightRule,
  freightTemplate,
} from '@ironsouq/server/features/mall/freight/freight.tables.ts'
import {
  store,
  storeCategory,
  storeCompany,
  storeText,
  warehouse,
} from '@ironsouq/server/features/mall/store/store.tables.ts'
import { aSeller } from '@ironsouq/server/features/people/seller/seller.builder.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import type { TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { eq } from 'drizzle-orm'
import { namesOf } from '../../places.ts'
import { dice } from '../../random.ts'
import { type Codes, idOf } from '../../seed/codes.ts'
import { dayBefore, momentBefore } from '../../seed/days.ts'
import { LOGO_SIDE, logoKeyOf } from '../logos.ts'
import { type DemoStore, demoStores } from '../stores.ts'
import { storeTextOf } from '../texts.ts'
import { mallTree } from '../tree.ts'

/** What the products of a store refer to. */
export interface Shop {
  sellerId: string
  warehouses: readonly string[]
  parcels: string
  pallets: string
}

const DAY_MINUTES = 24 * 60
const GCC = ['SA', 'OM', 'QA', 'KW', 'BH']
const HOURS = '07:00–19:00'
/** The size of a store from which on it has two. */
const TWO_WAREHOUSES_SIZE = 6

async function keepFreight(ctx: TxCtx, sellerId: string, { code, emirate }: DemoStore) {
  const createdAt = ctx.now()
  // A roll of its own: what the other facts of a store are does not follow from it.
  const roll = dice(`delivery ${code}`)
  // Some also send on Saturdays.
  const daysOff = roll.pick([[6, 7], [6, 7], [7]])
  const template = async (name: string) =>
    one(
      await ctx.db
        .insert(freightTemplate)
        .values({ sellerId, name, unit: 'weight', daysOff, createdAt })
        .returning(),
    ).id
  const [parcels, pallets] = [await template('Parcels'), await template('Pallets and trucks')]
  const rule = (
    freightTemplateId: string,
    regions: string[],
    [firstKg, first, furtherKg, further]: readonly [number, bigint, number, bigint],
    [daysMin, daysMax]: readonly [number, number],
    position: number,
    freeFromMinor: bigint | null = null,
  ) => ({
    sellerId,
    freightTemplateId,
    regions,
    firstUnits: firstKg * 1000,
    firstMinor: first * 100n,
    furtherUnits: furtherKg * 1000,
    furtherMinor: further * 100n,
    freeFromMinor,
    daysMin,
    daysMax,
    position,
    createdAt,
  })
  await ctx.db.insert(freightRule).values([
    rule(parcels, [emirate], [5, 15n, 5, 5n], [1, 1], 0, 50_000n),
    rule(
      parcels,
      ['AE'],
      [5, 25n, 5, 8n],
      roll.pick([
        [1, 2],
        [1, 3],
        [2, 3],
      ]),
      1,
      50_000n,
    ),
    rule(parcels, GCC, [5, 120n, 1, 22n], [4, 8], 2),
    rule(pallets, [emirate], [500, 220n, 500, 120n], [1, 2], 0),
    rule(pallets, ['AE'], [500, 380n, 500, 210n], [2, 5], 1),
  ])
  return { parcels, pallets }
}

const streetOf = (roll: ReturnType<typeof dice>) =>
  `Street ${roll.whole(2, 28)}, Shop ${roll.whole(1, 40)}`

/** Stores with many products have a second warehouse, in the area of another store in another emirate. */
function placesOf(demo: DemoStore, n: number): Pick<DemoStore, 'emirate' | 'area'>[] {
  if (demo.size < TWO_WAREHOUSES_SIZE) return [demo]
  const others = [...demoStores.slice(n), ...demoStores]
  const other = others.find(({ emirate }) => emirate !== demo.emirate)
  return other ? [demo, other] : [demo]
}

async function keepStore(ctx: TxCtx, demo: DemoStore, n: number, categories: Codes): Promise<Shop> {
  const { code, latin, arabic, hebrew, emirate, area, sinceYear, isOwn, sells } = demo
  const roll = dice(`store ${code}`)
  const facts = { sinceYear, licenceCheckedOn: dayBefore(ctx, roll.whole(5, 120)) }
  const names = namesOf({ latin, arabic, hebrew })
  const [known] = await ctx.db.select().from(seller).where(eq(seller.code, code))
  const { id: sellerId } = known ?? (await aSeller(ctx, { code, names, ...facts }))
  const createdAt = momentBefore(ctx, roll.whole(90, 900) * DAY_MINUTES)
  const phone = `+97150${String(4_100_000 + n * 1237)}`
  const address = streetOf(roll)
  const row = { emirate, area, address, phone, createdAt }
  const logo = { logoKey: logoKeyOf(demo), logoWidth: LOGO_SIDE, logoHeight: LOGO_SIDE }
  await ctx.db.insert(store).values({ id: sellerId, isOwn, ...row, ...logo, updatedAt: createdAt })
  await ctx.db
    .insert(storeText)
    .values(
      LOCALE_CODES.map((locale) => ({ sellerId, locale, ...storeTextOf(locale, demo), createdAt })),
    )
  await ctx.db.insert(storeCompany).values({
    sellerId,
    enterpriseName: `${latin} Trading LLC`,
    licenceNo: `${emirate.slice(0, 2).toUpperCase()}-${70_000 + n * 137}`,
    trn: `1000000${String(10_000_000 + n * 7919)}`,
    legalRepresentative: roll.pick(['Salem Rashid', 'Mariam Haddad', 'Omar Nasser', 'Li Wei']),
    residence: `${address}, ${area}`,
    capitalMinor: BigInt(roll.whole(1, 20)) * 5_000_000n,
    capitalCurrency: 'AED',
    establishedOn: `${sinceYear}-03-01`,
    licenceEndsOn: dayBefore(ctx, -roll.whole(120, 600)),
    scope: 'Trading in heavy equipment spare parts',
    createdAt,
  })
  const tops = mallTree.filter(({ code }) => (sells as readonly string[]).includes(code))
  await ctx.db.insert(storeCategory).values(
    tops.map(({ code, commissionPpm }, place) => ({
      sellerId,
      productCategoryId: idOf(categories, code),
      place: place + 1,
      commissionPpm,
      createdAt,
    })),
  )
  const made = await ctx.db
    .insert(warehouse)
    .values(
      placesOf(demo, n).map(({ emirate, area }, position) => ({
        sellerId,
        name: area,
        emirate,
        area,
        address: position === 0 ? address : streetOf(roll),
        phone,
        isPickupPoint: position === 0,
        hours: position === 0 ? HOURS : '',
        position,
        createdAt,
      })),
    )
    .returning({ id: warehouse.id })
  return {
    sellerId,
    warehouses: made.map(({ id }) => id),
    ...(await keepFreight(ctx, sellerId, demo)),
  }
}

async function shopThere(ctx: TxCtx, code: string): Promise<Shop | undefined> {
  const [there] = await ctx.db
    .select({ sellerId: store.id })
    .from(store)
    .innerJoin(seller, eq(seller.id, store.id))
    .where(eq(seller.code, code))
  if (!there) return undefined
  const { sellerId } = there
  const places = await ctx.db
    .select({ id: warehouse.id })
    .from(warehouse)
    .where(eq(warehouse.sellerId, sellerId))
    .orderBy(warehouse.position)
  const templates = await ctx.db
    .select()
    .from(freightTemplate)
    .where(eq(freightTemplate.sellerId, sellerId))
  const named = (name: string) => one(templates.filter((each) => each.name === name)).id
  return {
    sellerId,
    warehouses: places.map(({ id }) => id),
    parcels: named('Parcels'),
    pallets: named('Pallets and trucks'),
  }
}

/** The stores of the demo by code; those that are there are kept as they are. */
export async function seedStores(ctx: TxCtx, categories: Codes): Promise<Map<string, Shop>> {
  const shops = new Map<string, Shop>()
  for (const [n, demo] of demoStores.entries())
    shops.set(
      demo.code,
      (await shopThere(ctx, demo.code)) ?? (await keepStore(ctx, demo, n, categories)),
    )
  return shops
}
