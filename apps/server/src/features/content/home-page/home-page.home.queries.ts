import type { Block } from '@ironsouq/contract/content/home-page/home-page.schema'
import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { branchesShown } from '#features/content/branch/branch.projection.ts'
import { newestNews, newsByIds } from '#features/content/news/news.queries.ts'
import { newestVideos, videosByIds } from '#features/content/video/video.queries.ts'
import { brandsByCode, brandsNamed } from '#features/machines/brand/brand.queries.ts'
import { topCategories } from '#features/machines/category/category.tree.queries.ts'
import {
  cardsByStockNo,
  newestDevices,
  newestPictures,
} from '#features/machines/device-card/device-card.showcase.projection.ts'
import { countListed, type ListedCounts } from '#features/machines/device/device.stock.queries.ts'
import { mallBestSold } from '#features/mall/mall-home/mall-home.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { isTooManyRequests } from '#kernel/errors.ts'
import { presentOutlet } from './home-page.present.ts'
import {
  blocksShown,
  publishedBlocks,
  type PageType,
  type ShownBlock,
} from './home-page.queries.ts'
import type { SettingsOf, WrittenAs } from './home-page.rules.ts'
import { versionRow } from './home-page.staff.queries.ts'

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

/** The things with these names, in the order of the names. */
const inOrder = <T>(names: readonly string[], found: readonly T[], nameOf: (one: T) => string) =>
  names.flatMap((name) => found.find((each) => nameOf(each) === name) ?? [])

async function hero(ctx: Ctx, { chosen }: SettingsOf<'hero'>, { stock, newest }: Shared) {
  const candidates = newestDevices(ctx, { limit: 2, grades: GOOD_GRADES, presentable: true })
  const [shown, [first], worthy, [named]] = await Promise.all([
    stock(),
    newest(),
    candidates,
    cardsByStockNo(ctx, chosen),
  ])
  const another = worthy.find(({ deviceId }) => deviceId !== first?.deviceId)
  const good = shown.grades.filter(({ grade }) => GOOD_GRADES.includes(grade))
  return {
    total: shown.total,
    emirates: shown.emirates,
    newThisWeek: shown.newSince,
    wellKept: sum(good.map(({ count }) => count)),
    brands: shown.ofBrand.size,
    featured: named ?? another ?? worthy[0] ?? null,
  }
}

/** The chosen first-level categories, or those with the most devices; empty ones are left out. */
async function categories(
  ctx: Ctx,
  { count: limit, chosen }: SettingsOf<'categories'>,
  { stock }: Shared,
) {
  const [{ total, ofCategory }, tops] = await Promise.all([stock(), topCategories(ctx)])
  const filled = tops
    .map((top) => ({ ...top, count: sum(top.within.map((id) => ofCategory.get(id) ?? 0)) }))
    .filter(({ count }) => count > 0)
  const shown =
    chosen.length > 0
      ? inOrder(chosen, filled, ({ code }) => code)
      : filled.toSorted((a, b) => b.count - a.count).slice(0, limit)
  const newest = await newestPictures(
    ctx,
    shown.flatMap(({ within }) => within),
  )
  const items = shown.map(({ code, name, count, within }) => ({
    code,
    name,
    count,
    picture: newest.find(({ categoryId }) => within.includes(categoryId))?.picture ?? null,
  }))
  return { total, all: sum(tops.map(({ leaves }) => leaves)), items }
}

/** The chosen brands, or those with the most devices. */
async function brands(ctx: Ctx, { count: limit, chosen }: SettingsOf<'brands'>, { stock }: Shared) {
  const { ofBrand } = await stock()
  const presented = ({ id, code, name }: { id: string; code: string; name: string }) => ({
    code,
    name,
    count: ofBrand.get(id) ?? 0,
  })
  if (chosen.length > 0)
    return inOrder(chosen, await brandsByCode(ctx, chosen), ({ code }) => code).map(presented)
  const fullest = [...ofBrand]
    .toSorted(([a, few], [b, many]) => many - few || a.localeCompare(b))
    .slice(0, limit)
    .map(([id]) => id)
  return inOrder(fullest, await brandsNamed(ctx, fullest), ({ id }) => id).map(presented)
}

async function outlets(ctx: Ctx, { count, chosen }: SettingsOf<'outlets'>) {
  const all = await branchesShown(ctx)
  const shown = chosen.length > 0 ? inOrder(chosen, all, ({ code }) => code) : all.slice(0, count)
  return shown.map((branch) => presentOutlet(branch, ctx.locale))
}

const news = async (ctx: Ctx, { count, chosen }: SettingsOf<'news'>) =>
  chosen.length > 0
    ? inOrder(chosen, await newsByIds(ctx, chosen), ({ newsId }) => newsId)
    : newestNews(ctx, String(count))

const videos = async (ctx: Ctx, { count, chosen }: SettingsOf<'videos'>) =>
  chosen.length > 0
    ? inOrder(chosen, await videosByIds(ctx, chosen), ({ videoId }) => videoId)
    : newestVideos(ctx, count)

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

/** Nothing while the server is too busy to search: the rest of the page is shown without it. */
async function parts(ctx: Ctx, { count }: SettingsOf<'parts'>) {
  try {
    return await mallBestSold(ctx, count)
  } catch (err) {
    if (isTooManyRequests(err)) return { total: 0, categories: [], products: [] }
    throw err
  }
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
        ...(await hero(ctx, block.settings, shared)),
      }
    case 'categories':
      return { kind: block.kind, ...own, ...(await categories(ctx, block.settings, shared)) }
    case 'justIn':
      return { kind: block.kind, ...own, ...(await justIn(block, shared)) }
    case 'parts':
      return { kind: block.kind, ...own, ...(await parts(ctx, block.settings)) }
    case 'graded':
      return { kind: block.kind, ...own, ...(await graded(ctx, block.settings.count, shared)) }
    case 'brands':
      return { kind: block.kind, ...own, items: await brands(ctx, block.settings, shared) }
    case 'steps':
      return { kind: block.kind, ...own, items: block.words.items }
    case 'outlets':
      return { kind: block.kind, ...own, items: await outlets(ctx, block.settings) }
    case 'news':
      return { kind: block.kind, ...own, items: await news(ctx, block.settings) }
    case 'videos':
      return { kind: block.kind, ...own, items: await videos(ctx, block.settings) }
    case 'sales':
      return { kind: block.kind, ...own }
    case 'subscribe':
      return { kind: block.kind, ...own, body: block.words.body }
  }
}

/** The number of statements depends on the kinds of the blocks only. */
function filledBlocks(ctx: Ctx, shown: readonly ShownBlock[]): Promise<Block[]> {
  const shared = sharedReads(ctx, shown)
  return Promise.all(shown.map((block) => filled(ctx, block, shared)))
}

/** The blocks of a page with their content [CL-20]. */
export const pageOfBlocks = cachedByLocale(
  async (ctx, page: PageType): Promise<{ blocks: Block[] }> => ({
    blocks: await filledBlocks(ctx, await publishedBlocks(ctx, page)),
  }),
)

/** The same of any version, for a preview. A block with faults is left out: the editor lists them. */
export async function pageOfVersion(ctx: Ctx, versionId: string) {
  const { number, blocks } = await versionRow(ctx, versionId)
  const shown = blocksShown(ctx, blocks, () => {})
  return { number, blocks: await filledBlocks(ctx, shown) }
}
