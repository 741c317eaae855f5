import {
  BLOCK_KINDS,
  RENOVATION_TYPES,
  type BlockKind,
} from '@ironsouq/contract/renovation/renovation.schema'
import { kindsOn } from '#features/renovation/renovation.queries.ts'
import { saveBlock, type BlockGiven } from '#features/renovation/renovation.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { inEvery } from './content.ts'
import { NEWS_DAYS_AGO, OUTLETS, type NewsCode, type OutletCode } from './facts.ts'
import type { DemoVideo } from './videos.ts'

const page = RENOVATION_TYPES.home
const DAY = 86_400_000
/** Blocks whose headings the storefront knows best say nothing of their own. */
const UNSAID = { settings: {}, words: { en: {} } }

const outletCodes = Object.keys(OUTLETS) as OutletCode[]
const newsCodes = Object.keys(NEWS_DAYS_AGO) as NewsCode[]

const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY).toISOString().slice(0, 10)

/** A film whose place in the object store is known. */
interface StoredVideo extends Pick<DemoVideo, 'titles'> {
  facts: Awaited<ReturnType<DemoVideo['store']>>
}

type Said<Kind extends BlockKind> = Pick<BlockGiven<Kind>, 'settings' | 'words'>
type Blocks = { [Kind in BlockKind]: Said<Kind> }

const blocksOf = (now: Date, videos: readonly StoredVideo[]): Blocks => ({
  hero: { settings: {}, words: inEvery(({ phrases }) => ({ phrases: [...phrases] })) },
  categories: UNSAID,
  sales: UNSAID,
  justIn: UNSAID,
  graded: UNSAID,
  brands: UNSAID,
  steps: { settings: {}, words: inEvery(({ steps }) => ({ items: [...steps] })) },
  outlets: {
    settings: { items: outletCodes.map((code) => OUTLETS[code]) },
    words: inEvery((content) => ({ items: outletCodes.map((code) => content.outlets[code]) })),
  },
  news: {
    settings: { items: newsCodes.map((code) => ({ day: dayBefore(now, NEWS_DAYS_AGO[code]) })) },
    words: inEvery((content) => ({ items: newsCodes.map((code) => content.news[code]) })),
  },
  videos: {
    settings: { items: videos.map(({ facts }) => facts) },
    words: inEvery((_, locale) => ({
      items: videos.map(({ titles }) => ({ title: titles[locale] })),
    })),
  },
  subscribe: UNSAID,
})

/** Writes the films to the object store, unless the home page shows videos already. */
export async function storeVideos(ctx: Ctx, films: readonly DemoVideo[]): Promise<StoredVideo[]> {
  const there = await kindsOn(ctx, page)
  const stored: StoredVideo[] = []
  if (!there.has('videos'))
    for (const { titles, store } of films) stored.push({ titles, facts: await store(ctx) })
  return stored
}

/** The home page in the order of the kinds. A kind that is there already is left as it is. */
export async function seedHome(ctx: Ctx, videos: readonly StoredVideo[]): Promise<void> {
  const there = await kindsOn(ctx, page)
  const isWanted = (kind: BlockKind) => !there.has(kind) && (kind !== 'videos' || videos.length > 0)
  const blocks = blocksOf(ctx.now(), videos)
  for (const [position, kind] of BLOCK_KINDS.entries())
    if (isWanted(kind)) await saveBlock(ctx, { page, kind, position, ...blocks[kind] })
}
