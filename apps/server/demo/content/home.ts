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
interface KeptVideo extends Pick<DemoVideo, 'titles'> {
  facts: Awaited<ReturnType<DemoVideo['keep']>>
}

type Said<Kind extends BlockKind> = Pick<BlockGiven<Kind>, 'settings' | 'words'>
type Blocks = { [Kind in BlockKind]: Said<Kind> }

const blocksOf = (now: Date, videos: readonly KeptVideo[]): Blocks => ({
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

/** The home page in the order of the kinds. A kind that is there already is left as it is. */
export async function seedHome(ctx: Ctx, films: readonly DemoVideo[]): Promise<void> {
  const there = await kindsOn(ctx, page)
  const isWanted = (kind: BlockKind) => !there.has(kind) && (kind !== 'videos' || films.length > 0)
  const kept: KeptVideo[] = []
  if (isWanted('videos'))
    for (const { titles, keep } of films) kept.push({ titles, facts: await keep(ctx) })
  const blocks = blocksOf(ctx.now(), kept)
  for (const [position, kind] of BLOCK_KINDS.entries())
    if (isWanted(kind)) await saveBlock(ctx, { page, kind, position, ...blocks[kind] })
}
