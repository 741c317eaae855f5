import { PROMOTION_PRODUCTS_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import type { FullReductionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { product, sku } from '@ironsouq/server/features/mall/product/product.tables.ts'
import {
  promotion,
  promotionText,
} from '@ironsouq/server/features/mall/promotion/promotion.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { momentBefore } from '../../seed/days.ts'

const DAY_MINUTES = 24 * 60

interface DemoPromotion {
  /** The code of the seller. */
  store: string
  names: Partial<Record<LocaleCode, string>>
  state: 'draft' | 'scheduled' | 'running' | 'ended'
  /** In days from now; below zero they are over. */
  from: number
  until: number
  rule: Partial<FullReductionRule> & Pick<FullReductionRule, 'tiers'>
  budgetMinor?: bigint
}

/** As wear parts, hydraulics and tools are sold around the end of the year. */
const PROMOTIONS: readonly DemoPromotion[] = [
  {
    store: 'ironwood-wear',
    names: {
      en: 'Spend more, pay less',
      ar: 'اشترِ أكثر وادفع أقل',
      de: 'Mehr kaufen, weniger zahlen',
    },
    state: 'running',
    from: -9,
    until: 12,
    rule: {
      tiers: [
        { from: '2000.00', off: '60.00' },
        { from: '4000.00', off: '150.00' },
        { from: '6000.00', off: '260.00' },
      ],
    },
    budgetMinor: 800_000n,
  },
  {
    store: 'ironwood-wear',
    names: { en: 'Undercarriage month', ar: 'شهر الجنزير', de: 'Laufwerkmonat' },
    state: 'scheduled',
    from: 14,
    until: 42,
    rule: { off: 'percent', mostOff: '500.00', tiers: [{ from: '5000.00', off: '5' }] },
  },
  {
    store: 'salt-coast-hyd',
    names: {
      en: 'Hydraulics for the fleet',
      ar: 'هيدروليك للأسطول',
      de: 'Hydraulik für den Fuhrpark',
    },
    state: 'running',
    from: -3,
    until: 25,
    rule: { isRepeated: true, tiers: [{ from: '10000.00', off: '400.00' }] },
    budgetMinor: 2_000_000n,
  },
  {
    store: 'grey-heron-filters',
    names: { en: 'Filters for the new year', ar: 'فلاتر للعام الجديد', de: 'Filter zum neuen Jahr' },
    state: 'scheduled',
    from: 20,
    until: 48,
    rule: {
      tiers: [
        { from: '500.00', off: '25.00' },
        { from: '1000.00', off: '70.00' },
      ],
    },
    budgetMinor: 500_000n,
  },
  {
    store: 'grey-heron-filters',
    names: { en: 'Dust season', ar: 'موسم الغبار', de: 'Staubsaison' },
    state: 'ended',
    from: -75,
    until: -45,
    rule: { by: 'pieces', off: 'percent', tiers: [{ from: '12', off: '8' }] },
  },
  {
    store: 'red-lantern',
    names: { en: 'Autumn batteries', ar: 'بطاريات الخريف', de: 'Herbstbatterien' },
    state: 'ended',
    from: -40,
    until: -12,
    rule: { tiers: [{ from: '1500.00', off: '75.00' }] },
  },
  {
    store: 'tall-palm-tools',
    names: { en: 'Tools by the set', ar: 'عدد بالمجموعة', de: 'Werkzeug im Satz' },
    state: 'draft',
    from: 5,
    until: 19,
    rule: { by: 'pieces', off: 'percent', tiers: [{ from: '10', off: '10' }] },
  },
]

interface DemoGift extends Pick<DemoPromotion, 'store' | 'names' | 'from' | 'until'> {
  /** The codes of categories of the store: what is bought, and what of the other comes with it. */
  of: string
  gift: string
  /** How the name of what comes begins. */
  named?: string
  pieces: number
}

/** Oil with the filters of a service, gloves with boots. */
const GIFTS: readonly DemoGift[] = [
  {
    store: 'grey-heron-filters',
    names: {
      en: 'Oil with every service set',
      ar: 'زيت مع كل طقم صيانة',
      de: 'Öl zu jedem Wartungssatz',
    },
    from: -6,
    until: 40,
    of: 'service-sets',
    gift: 'engine-oil',
    named: 'Diesel engine oil, 15W-40',
    pieces: 1,
  },
  {
    store: 'tall-palm-tools',
    names: {
      en: 'Gloves with safety boots',
      ar: 'قفازات مع حذاء السلامة',
      de: 'Handschuhe zu Sicherheitsschuhen',
    },
    from: -2,
    until: 26,
    of: 'boots',
    gift: 'gloves',
    pieces: 2,
  },
]

/** What a store has too much of to run out soon, the cheapest first. */
const ENOUGH = 12

const onSaleIn = (sellerId: string, category: string) =>
  and(
    eq(product.sellerId, sellerId),
    eq(product.state, 'onSale'),
    sql`product.product_category_id = (select id from product_category where code = ${category})`,
  )

/** The terms of a gift; none where so few products were put in that the store has nothing for it. */
async function giftTerms(ctx: Ctx, sellerId: string, { of, gift, named = '', pieces }: DemoGift) {
  const bought = await ctx.db
    .select({ id: product.id, lowestMinor: product.lowestMinor })
    .from(product)
    .where(onSaleIn(sellerId, of))
    .orderBy(asc(product.lowestMinor))
    .limit(PROMOTION_PRODUCTS_MAX)
  const [given] = await ctx.db
    .select({ id: sku.id, priceMinor: sku.priceMinor, currency: sku.currency })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(
      and(
        onSaleIn(sellerId, gift),
        sql`exists (select from product_text where product_id = product.id and locale = 'en'
          and starts_with(name, ${named}))`,
        sql`(select max(on_hand - held) from stock where stock.sku_id = sku.id) >= ${ENOUGH}`,
      ),
    )
    .orderBy(asc(sku.priceMinor))
    .limit(1)
  const [cheapest] = bought
  if (!cheapest || !given || given.priceMinor * BigInt(pieces) > cheapest.lowestMinor) return null
  const refundPrice = fromMinor(given.priceMinor, given.currency).amount
  return {
    kind: 'gift' as const,
    scope: 'chosen' as const,
    productIds: bought.map(({ id }) => id).toSorted(),
    rule: {
      from: 1,
      isRepeated: true,
      gifts: [{ skuId: given.id, quantity: pieces, refundPrice }],
    },
  }
}

const sellerIdOf = async (ctx: Ctx, code: string) =>
  (await ctx.db.select({ id: seller.id }).from(seller).where(eq(seller.code, code)))[0]?.id

type Shared = Pick<DemoPromotion, 'names' | 'state' | 'from' | 'until'>
type Terms = Pick<typeof promotion.$inferInsert, 'kind' | 'scope' | 'productIds' | 'rule'> & {
  budgetMinor?: bigint | undefined
}

async function putIn(ctx: Ctx, sellerId: string, shared: Shared, terms: Terms): Promise<void> {
  const moment = (days: number) => momentBefore(ctx, -days * DAY_MINUTES)
  const { names, state, from, until } = shared
  const createdAt = momentBefore(ctx, (Math.max(0, -from) + 2) * DAY_MINUTES)
  await atomic(ctx, async (ctx) => {
    const { id: promotionId } = one(
      await ctx.db
        .insert(promotion)
        .values({
          ...terms,
          sellerId,
          state,
          startsAt: moment(from),
          endsAt: moment(until),
          currency: 'AED',
          endReason: state === 'ended' ? 'time' : null,
          createdAt,
        })
        .returning({ id: promotion.id }),
    )
    const texts = Object.entries(names).map(([locale, name]) => ({
      promotionId,
      sellerId,
      locale,
      name,
      createdAt,
    }))
    await ctx.db.insert(promotionText).values(texts)
  })
}

/** Promotions of some stores: running, coming, over, and one that is a draft; and some that give something. */
export async function seedPromotions(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(promotion)) > 0) return 0
  let made = 0
  for (const { store, rule, budgetMinor, ...shared } of PROMOTIONS) {
    const sellerId = await sellerIdOf(ctx, store)
    if (sellerId === undefined) continue
    await putIn(ctx, sellerId, shared, {
      kind: 'fullReduction',
      scope: 'all',
      productIds: [],
      rule: { by: 'amount', off: 'amount', isRepeated: false, mostOff: null, ...rule },
      budgetMinor,
    })
    made++
  }
  for (const each of GIFTS) {
    const sellerId = await sellerIdOf(ctx, each.store)
    const terms = sellerId === undefined ? null : await giftTerms(ctx, sellerId, each)
    if (sellerId === undefined || !terms) continue
    await putIn(ctx, sellerId, { ...each, state: 'running' }, terms)
    made++
  }
  return made
}
