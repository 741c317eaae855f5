import type { Grade } from '@ironsouq/contract/device/device.enums'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Block } from '@ironsouq/contract/renovation/renovation.schema'
import { brandsNamed } from '#features/brand/brand.queries.ts'
import { topCategories } from '#features/category/category.tree.queries.ts'
import {
  newestDevices,
  newestPictures,
} from '#features/device-card/device-card.showcase.projection.ts'
import { countListed, type ListedCounts } from '#features/device/device.stock.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { blocksShown, type PageType, type ShownBlock } from './renovation.queries.ts'
import { paired, type WrittenAs } from './renovation.rules.ts'

const WEEK = 7 * 86_400_000
const GOOD_GRADES: readonly Grade[] = ['A', 'B']

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

/** Reads that several blocks share: each runs once, and only if a block needs it. */
interface Shared {
  stock: () => Promise<ListedCounts>
  newest: () => Promise<DeviceCard[]>
}

function sharedReads(ctx: Ctx, blocks: readonly ShownBlock[]): Shared {
  const limit = Math.max(0, ...blocks.map((b) => (b.kind === 'justIn' ? b.settings.count : 0)))
  const weekAgo = new Date(ctx.now().getTime() - WEEK)
  let stock: Promise<ListedCounts> | undefined
  let newest: Promise<DeviceCard[]> | undefined
  return {
    stock: () => (stock ??= countListed(ctx, weekAgo)),
    newest: async () => (limit > 0 ? (newest ??= newestDevices(ctx, { limit })) : []),
  }
}

async function hero(ctx: Ctx, { stock, newest }: Shared) {
  const candidates = newestDevices(ctx, { limit: 2, grades: GOOD_GRADES, presentable: true })
  const [shown, [first], worthy] = await Promise.all([stock(), newest(), candidates])
  const another = worthy.find(({ deviceId }) => deviceId !== first?.deviceId)
  const good = shown.grades.filter(({ grade }) => GOOD_GRADES.includes(grade))
  return {
    total: shown.total,
    emirates: shown.emirates,
    newThisWeek: shown.newSince,
    wellKept: sum(good.map(({ count }) => count)),
    brands: shown.ofBrand.size,
    featured: another ?? worthy[0] ?? null,
  }
}

/** The first-level categories with the most devices; empty ones are left out. */
async function categories(ctx: Ctx, limit: number, { stock }: Shared) {
  const [{ total, ofCategory }, tops] = await Promise.all([stock(), topCategories(ctx)])
  const fullest = tops
    .map((top) => ({ ...top, count: sum(top.within.map((id) => ofCategory.get(id) ?? 0)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
  const newest = await newestPictures(
    ctx,
    fullest.flatMap(({ within }) => within),
  )
  const items = fullest.map(({ code, name, count, within }) => ({
    code,
    name,
    count,
    picture: newest.find(({ categoryId }) => within.includes(categoryId))?.picture ?? null,
  }))
  return { total, all: sum(tops.map(({ leaves }) => leaves)), items }
}

async function brands(ctx: Ctx, limit: number, { stock }: Shared) {
  const { ofBrand } = await stock()
  const fullest = [...ofBrand]
    .toSorted(([a, few], [b, many]) => many - few || a.localeCompare(b))
    .slice(0, limit)
  const named = new Map(
    (
      await brandsNamed(
        ctx,
        fullest.map(([id]) => id),
      )
    ).map((brand) => [brand.id, brand]),
  )
  return fullest.flatMap(([id, count]) => {
    const brand = named.get(id)
    return brand ? [{ code: brand.code, name: brand.name, count }] : []
  })
}

/** Devices of the block "just in" are repeated only when there are no others. */
async function graded(ctx: Ctx, limit: number, { stock, newest }: Shared) {
  const [{ grades }, seen] = await Promise.all([stock(), newest()])
  const found = await newestDevices(ctx, { limit: limit + seen.length, grades: GOOD_GRADES })
  const isSeen = ({ deviceId }: DeviceCard) => seen.some((other) => other.deviceId === deviceId)
  const devices = [...found.filter((card) => !isSeen(card)), ...found.filter(isSeen)]
  return { grades, devices: devices.slice(0, limit) }
}

async function justIn({ settings }: WrittenAs<'justIn'>, { stock, newest }: Shared) {
  const [{ newSince }, devices] = await Promise.all([stock(), newest()])
  return { newThisWeek: newSince, devices: devices.slice(0, settings.count) }
}

/** A block with its texts and its current content. */
async function filled(ctx: Ctx, block: ShownBlock, shared: Shared): Promise<Block> {
  const { blockId } = block
  const own = { blockId, title: block.words.title }
  switch (block.kind) {
    case 'hero':
      return {
        kind: block.kind,
        ...own,
        phrases: block.words.phrases,
        ...(await hero(ctx, shared)),
      }
    case 'categories':
      return { kind: block.kind, ...own, ...(await categories(ctx, block.settings.count, shared)) }
    case 'justIn':
      return { kind: block.kind, ...own, ...(await justIn(block, shared)) }
    case 'graded':
      return { kind: block.kind, ...own, ...(await graded(ctx, block.settings.count, shared)) }
    case 'brands':
      return { kind: block.kind, ...own, items: await brands(ctx, block.settings.count, shared) }
    case 'steps':
      return { kind: block.kind, ...own, items: block.words.items }
    case 'outlets':
      return { kind: block.kind, ...own, items: paired(block.words.items, block.settings.items) }
    case 'news':
      return { kind: block.kind, ...own, items: paired(block.words.items, block.settings.items) }
    case 'videos':
      return { kind: block.kind, ...own, items: paired(block.words.items, block.settings.items) }
    case 'sales':
      return { kind: block.kind, ...own }
    case 'subscribe':
      return { kind: block.kind, ...own, body: block.words.body }
  }
}

/** The blocks of a page with their content [CL-20]. The number of statements depends on their kinds only. */
export const pageOfBlocks = cachedByLocale(
  async (ctx, page: PageType): Promise<{ blocks: Block[] }> => {
    const shown = await blocksShown(ctx, page)
    const shared = sharedReads(ctx, shown)
    return { blocks: await Promise.all(shown.map((block) => filled(ctx, block, shared))) }
  },
)
