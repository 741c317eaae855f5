import { randomUUID } from 'node:crypto'
import {
  store,
  storeContract,
  storeFollow,
  storePage,
  type StoredBlock,
} from '@ironsouq/server/features/mall/store/store.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import type { TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { inArray, isNull, and, sql } from 'drizzle-orm'
import { H, W } from '#drawings/picture.ts'
import { MEMBERS } from '../../members.ts'
import { drawingName } from '../../pictures/drawing.ts'
import { LISTED_FILE } from '../../pictures/render.ts'
import { dice } from '../../random.ts'
import { type Codes, idOf } from '../../seed/codes.ts'
import { dayBefore } from '../../seed/days.ts'
import { goodsOf } from '../goods.ts'
import type { DemoProduct } from '../products.ts'
import { type DemoStore, demoStores } from '../stores.ts'
import { blockTextsOf } from '../texts.ts'
import type { Shop } from './stores.ts'

/** So many rows of products are on a page. */
const ROWS = 2

function bannerOf(demo: DemoStore, first: DemoProduct | undefined): StoredBlock[] {
  const good = first && goodsOf(first)[0]
  if (!good) return []
  const picture = { src: `${drawingName(good)}/${LISTED_FILE}`, width: W, height: H }
  const texts = blockTextsOf(first.group, demo)
  const banner = { blockId: randomUUID(), kind: 'banner' as const, texts, categoryId: null }
  return [{ ...banner, uploadId: randomUUID(), picture }]
}

function blocksOf(
  demo: DemoStore,
  products: readonly DemoProduct[],
  categories: Codes,
): StoredBlock[] {
  const own = products.filter((product) => product.store.code === demo.code)
  const groups = [...new Set(own.map(({ group }) => group))].slice(0, ROWS)
  return [
    ...bannerOf(demo, own[0]),
    ...groups.map((group) => ({
      blockId: randomUUID(),
      kind: 'products' as const,
      texts: blockTextsOf(group),
      uploadId: null,
      picture: null,
      categoryId: idOf(categories, group),
    })),
  ]
}

/** A period of a year or two around today; stores sell until it ends or the licence does. */
async function keepContracts(ctx: TxCtx, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const agreedBy = randomUUID()
  const createdAt = ctx.now()
  const rows = [...shops].map(([code, { sellerId }]) => {
    const roll = dice(`contract ${code}`)
    const from = dayBefore(ctx, roll.whole(30, 300))
    const until = dayBefore(ctx, -roll.whole(60, 500))
    return { sellerId, during: `[${from},${until}]`, agreedBy, createdAt }
  })
  await ctx.db.insert(storeContract).values(rows)
  const ids = rows.map(({ sellerId }) => sellerId)
  await ctx.db
    .update(store)
    .set({
      sellsUntil: sql`(select least(upper(c.during) - 1, f.licence_ends_on)
        from store_contract c join store_company f on f.seller_id = c.seller_id
        where c.seller_id = store.id)`,
    })
    .where(and(inArray(store.id, ids), isNull(store.sellsUntil)))
}

/** Some of the demo members follow some of the stores. */
async function keepFollowers(ctx: TxCtx, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const accounts = MEMBERS.map(({ account }) => account)
  const members = await ctx.db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, accounts))
  const rows = members.flatMap(({ id: memberId, account }) =>
    [...shops].flatMap(([code, { sellerId }]) =>
      dice(`follow ${account} ${code}`).whole(0, 2) === 0
        ? [{ memberId, sellerId, createdAt: ctx.now() }]
        : [],
    ),
  )
  if (rows.length > 0) await ctx.db.insert(storeFollow).values(rows).onConflictDoNothing()
}

/** Contracts, followers and the pages of the stores, for those without one. */
export async function seedStorePages(
  ctx: TxCtx,
  products: readonly DemoProduct[],
  { categories, shops }: { categories: Codes; shops: ReadonlyMap<string, Shop> },
): Promise<void> {
  const there = new Set(
    (await ctx.db.select({ id: storePage.id }).from(storePage)).map(({ id }) => id),
  )
  const fresh = new Map([...shops].filter(([, { sellerId }]) => !there.has(sellerId)))
  if (fresh.size === 0) return
  const now = ctx.now()
  await keepContracts(ctx, fresh)
  await keepFollowers(ctx, fresh)
  await ctx.db.insert(storePage).values(
    demoStores.flatMap((demo) => {
      const shop = fresh.get(demo.code)
      if (!shop) return []
      const draft = blocksOf(demo, products, categories)
      const published = { published: draft, publishedAt: now, publishedVersion: 1 }
      return [{ id: shop.sellerId, draft, ...published, createdAt: now, updatedAt: now }]
    }),
  )
}
