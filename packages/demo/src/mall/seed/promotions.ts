import type { FullReductionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import {
  promotion,
  promotionText,
} from '@ironsouq/server/features/mall/promotion/promotion.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { eq } from 'drizzle-orm'
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

/** Promotions of some stores: running, coming, over, and one that is a draft. */
export async function seedPromotions(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(promotion)) > 0) return 0
  const moment = (days: number) => momentBefore(ctx, -days * DAY_MINUTES)
  let made = 0
  for (const each of PROMOTIONS) {
    const [of] = await ctx.db
      .select({ id: seller.id })
      .from(seller)
      .where(eq(seller.code, each.store))
    if (!of) continue
    const sellerId = of.id
    const createdAt = momentBefore(ctx, (Math.max(0, -each.from) + 2) * DAY_MINUTES)
    await atomic(ctx, async (ctx) => {
      const { id: promotionId } = one(
        await ctx.db
          .insert(promotion)
          .values({
            sellerId,
            kind: 'fullReduction',
            state: each.state,
            startsAt: moment(each.from),
            endsAt: moment(each.until),
            scope: 'all',
            productIds: [],
            currency: 'AED',
            rule: { by: 'amount', off: 'amount', isRepeated: false, mostOff: null, ...each.rule },
            budgetMinor: each.budgetMinor ?? null,
            endReason: each.state === 'ended' ? 'time' : null,
            createdAt,
          })
          .returning({ id: promotion.id }),
      )
      const texts = Object.entries(each.names).map(([locale, name]) => ({
        promotionId,
        sellerId,
        locale,
        name,
        createdAt,
      }))
      await ctx.db.insert(promotionText).values(texts)
    })
    made++
  }
  return made
}
