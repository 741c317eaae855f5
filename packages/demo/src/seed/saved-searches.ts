import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import type { Pace } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { saveSearch } from '@ironsouq/server/features/deals/saved-search/saved-search.service.ts'
import {
  savedSearch,
  searchMatch,
} from '@ironsouq/server/features/deals/saved-search/saved-search.tables.ts'
import { brand } from '@ironsouq/server/features/machines/brand/brand.tables.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { memberByAccount } from '@ironsouq/server/features/people/member/member.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { BUYER } from '../buyer.ts'
import { momentBefore } from './days.ts'

const DAY_MINUTES = 24 * 60
/** New machines of the first saved search. */
const NEW = 3

interface DemoSearch {
  account: string
  locale: LocaleCode
  name: string
  query: SavedQuery
  pace: Pace
  note?: string
}

const SEARCHES: readonly DemoSearch[] = [
  {
    account: BUYER.account,
    locale: 'en',
    name: 'Caterpillar',
    query: { brand: 'caterpillar' },
    pace: 'daily',
  },
  {
    account: BUYER.account,
    locale: 'en',
    name: 'Grade A or B, 2019 or newer',
    query: { grade: 'A,B', year: '2019-' },
    pace: 'weekly',
  },
  {
    account: BUYER.account,
    locale: 'en',
    name: 'Caterpillar, grade A, up to 500 h',
    query: { brand: 'caterpillar', grade: 'A', hours: '-500' },
    pace: 'atOnce',
    note: 'For a quarry, needed in January.',
  },
  {
    account: 'lin_export',
    locale: 'zh_CN',
    name: '卡特彼勒，A 级，500 小时以内',
    query: { brand: 'caterpillar', grade: 'A', hours: '-500' },
    pace: 'daily',
    note: '用于出口。',
  },
]

/** The first search has news: the machines that came last. */
async function seedNews(ctx: Ctx, savedSearchId: string): Promise<void> {
  const found = await ctx.db
    .select({ id: device.id })
    .from(device)
    .innerJoin(brand, eq(brand.id, device.brandId))
    .where(and(eq(device.state, 'listed'), eq(brand.code, 'caterpillar')))
    .orderBy(desc(device.listedAt), desc(device.id))
    .limit(NEW)
  if (found.length === 0) return
  await ctx.db.insert(searchMatch).values(
    found.map(({ id: deviceId }) => ({
      savedSearchId,
      deviceId,
      kind: 'new' as const,
      occasion: 'demo',
      isPending: false,
      createdAt: ctx.now(),
    })),
  )
}

/** Saved searches and wants of demo members. Returns how many were added. */
export async function seedSavedSearches(ctx: Ctx): Promise<number> {
  const added: string[] = []
  for (const { account, locale, note = '', ...search } of SEARCHES) {
    const member = await memberByAccount(ctx, account)
    if (!member) continue
    const saving = { ...search, note, isWant: note !== '' }
    const { savedSearchId, isNew } = await saveSearch({ ...ctx, locale }, member.id, saving)
    if (isNew) added.push(savedSearchId)
  }
  if (added.length === 0) return 0
  const since = momentBefore(ctx, DAY_MINUTES)
  await ctx.db
    .update(savedSearch)
    .set({ createdAt: since, seenAt: since })
    .where(inArray(savedSearch.id, added))
  const [first] = added
  if (first !== undefined) await seedNews(ctx, first)
  return added.length
}
