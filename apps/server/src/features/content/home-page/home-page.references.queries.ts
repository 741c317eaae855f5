import type { BlockKind } from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockFault,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { branchesShown } from '#features/content/branch/branch.projection.ts'
import { newestNews, newsByIds } from '#features/content/news/news.queries.ts'
import { newestVideos, videosByIds } from '#features/content/video/video.queries.ts'
import { brandsByCode, brandsListed } from '#features/machines/brand/brand.queries.ts'
import { topCategories } from '#features/machines/category/category.tree.queries.ts'
import { cardsByStockNo } from '#features/machines/device-card/device-card.showcase.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { faultsOf, pictureFault, type Known } from './home-page.faults.rules.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const uuids = (names: readonly string[]) => names.filter((name) => UUID.test(name))

type Names = readonly string[]

/** Which names of things visitors see something of, for the kinds of blocks that name things. */
const PUBLIC: Partial<Record<BlockKind, (ctx: Ctx, names: Names) => Promise<Names>>> = {
  hero: async (ctx, names) => (await cardsByStockNo(ctx, names)).map(({ stockNo }) => stockNo),
  categories: async (ctx) => (await topCategories(ctx)).map(({ code }) => code),
  brands: async (ctx, names) => (await brandsByCode(ctx, names)).map(({ code }) => code),
  outlets: async (ctx) => (await branchesShown(ctx)).map(({ code }) => code),
  news: async (ctx, names) => (await newsByIds(ctx, uuids(names))).map(({ newsId }) => newsId),
  videos: async (ctx, names) =>
    (await videosByIds(ctx, uuids(names))).map(({ videoId }) => videoId),
}

/** Everything that keeps blocks from being published, except pictures that are missing. */
export async function faultsIn(ctx: Ctx, blocks: readonly VersionBlock[]): Promise<BlockFault[]> {
  const known = new Map<BlockKind, ReadonlySet<string>>()
  for (const { kind, isShown, settings } of blocks)
    if (isShown && settings.chosen && settings.chosen.length > 0) {
      const names = (await PUBLIC[kind]?.(ctx, settings.chosen)) ?? []
      known.set(kind, new Set([...(known.get(kind) ?? []), ...names]))
    }
  return faultsOf(blocks, known satisfies Known)
}

/** The pictures that the chosen machine and videos of a block bring with them. */
async function picturesOf(ctx: Ctx, { kind, settings }: VersionBlock): Promise<readonly string[]> {
  const { chosen = [] } = settings
  if (chosen.length === 0) return []
  if (kind === 'hero')
    return (await cardsByStockNo(ctx, chosen)).flatMap(({ picture }) => picture?.src ?? [])
  if (kind === 'videos')
    return (await videosByIds(ctx, uuids(chosen))).map(({ poster }) => poster.src)
  return []
}

/** The pictures that are not in the object store: an outside call, never in a transaction. */
export async function pictureFaultsIn(
  ctx: Ctx,
  blocks: readonly VersionBlock[],
): Promise<BlockFault[]> {
  const wanted = await Promise.all(
    blocks
      .filter(({ isShown }) => isShown)
      .map(async (block) => ({ block, pictures: await picturesOf(ctx, block) })),
  )
  const checked = wanted.flatMap(({ block, pictures }) =>
    pictures.map(async (picture) =>
      (await ctx.storage.has(picture)) ? [] : [pictureFault(block.blockId, picture)],
    ),
  )
  return (await Promise.all(checked)).flat()
}

const CHOICES_MAX = 200

type Choices = readonly { id: string; name: string }[]
const coded = ({ code: id, name }: { code: string; name: string }) => ({ id, name })

const CHOICES: Partial<Record<BlockKind, (ctx: Ctx) => Promise<Choices>>> = {
  categories: async (ctx) => (await topCategories(ctx)).map(coded),
  brands: async (ctx) => (await brandsListed(ctx)).map(coded),
  outlets: async (ctx) => (await branchesShown(ctx)).map(coded),
  news: async (ctx) =>
    (await newestNews(ctx, String(CHOICES_MAX))).map(({ newsId: id, title: name }) => ({
      id,
      name,
    })),
  videos: async (ctx) =>
    (await newestVideos(ctx, CHOICES_MAX)).map(({ videoId: id, title: name }) => ({ id, name })),
}

/** What a block of this kind can name, in the language of the request. */
export const choicesOf = async (ctx: Ctx, kind: BlockKind) => [
  ...((await CHOICES[kind]?.(ctx)) ?? []),
]
