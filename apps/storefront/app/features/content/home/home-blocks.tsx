import type { Block, BlockKind } from '@ironsouq/contract/content/home-page/home-page.schema'
import type { ComponentType } from 'react'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { BrandsBlock } from './brands-block.tsx'
import { CategoriesBlock } from './categories-block.tsx'
import { GradedBlock } from './graded-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { JustInBlock } from './just-in-block.tsx'
import { NewsBlock } from './news-block.tsx'
import { OutletsBlock } from './outlets-block.tsx'
import { PartsBlock } from './parts-block.tsx'
import { SalesBlock } from './sales-block.tsx'
import { StepsBlock } from './steps-block.tsx'
import { SubscribeBlock } from './subscribe-block.tsx'
import { VideosBlock } from './videos-block.tsx'

/** A kind of block without a component does not compile. */
const BLOCKS: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  hero: HeroBlock,
  categories: CategoriesBlock,
  sales: SalesBlock,
  justIn: JustInBlock,
  parts: PartsBlock,
  graded: GradedBlock,
  brands: BrandsBlock,
  steps: StepsBlock,
  outlets: OutletsBlock,
  news: NewsBlock,
  videos: VideosBlock,
  subscribe: SubscribeBlock,
}

type Row = readonly [Block] | readonly [Block, Block]

const PAIR = {
  news: 'wrap lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-8',
  videos: 'wrap lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-8',
}

const isFew = (block: Block) =>
  block.kind === 'videos' ? block.items.length === 1 : block.kind === 'news' && block.items[0]

/** One row per block; only news and a single film that follow each other share one. */
function rowsOf([first, second, ...rest]: readonly Block[]): Row[] {
  if (!first) return []
  if (second && first.kind !== second.kind && isFew(first) && isFew(second))
    return [[first, second], ...rowsOf(rest)]
  return [[first], ...rowsOf(second ? [second, ...rest] : [])]
}

function lookOf([first, second]: Row): string {
  if (first.kind === 'hero') return ''
  return second && (first.kind === 'news' || first.kind === 'videos') ? PAIR[first.kind] : 'wrap'
}

/** The blocks of a page, in the order the server gives them [CL-20]. */
export function HomeBlocks({ blocks: given }: { blocks: readonly Block[] }) {
  const t = useT()
  const { switches } = useSiteData()
  const blocks = given.filter(({ kind }) => kind !== 'subscribe' || switches.subscription)
  const kinds = new Set(blocks.map(({ kind }) => kind))
  const drawn = (block: Block) => {
    // The component and the block have the same kind, which TypeScript cannot infer.
    const Drawn = BLOCKS[block.kind] as ComponentType<BlockProps<BlockKind>>
    const first = block === blocks[0]
    return <Drawn key={block.blockId} block={block} first={first} kinds={kinds} />
  }
  return (
    <>
      {!kinds.has('hero') && <h1 className="sr-only">{t('home.title')}</h1>}
      {rowsOf(blocks).map((row) => (
        <div key={row[0].blockId} className={lookOf(row)}>
          {row.map(drawn)}
        </div>
      ))}
    </>
  )
}
