import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { StoreBlock, StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'

/** A block with the products that it shows. */
export interface FilledBlock extends StoreBlock {
  products: readonly ProductCard[]
}

const BANNER_SIZES = '(min-width: 640px) 50vw, 100vw'

function BlockWords({ title, body }: Pick<StoreBlock, 'title' | 'body'>) {
  return (
    <div className="grid content-center gap-2 p-5 lg:p-8">
      {title !== '' && (
        <h2
          dir="auto"
          className="text-lead font-bold tracking-tight text-balance wrap-anywhere lg:text-title"
        >
          {title}
        </h2>
      )}
      {body !== '' && (
        <p dir="auto" className="whitespace-pre-line text-ink-2 wrap-anywhere">
          {body}
        </p>
      )}
    </div>
  )
}

function Banner({ block }: { block: StoreBlock }) {
  const { title, body, picture } = block
  const hasWords = title !== '' || body !== ''
  return (
    <div
      className={`grid overflow-hidden rounded-box border border-line bg-surface ${picture && hasWords ? 'sm:grid-cols-2' : ''}`}
    >
      {picture && <Picture picture={picture} alt="" sizes={BANNER_SIZES} shape="wide" />}
      {hasWords && <BlockWords title={title} body={body} />}
    </div>
  )
}

function Products({ block, store }: { block: FilledBlock; store: StoreInfo }) {
  const t = useT()
  const { storeId, categories } = store
  if (block.products.length === 0) return null
  const category = categories.find(({ categoryId }) => categoryId === block.categoryId)
  const all = (
    <LocalLink
      href={storePath({ storeId, category: category?.code })}
      className="underline underline-offset-3"
    >
      {t('store.viewAll')}
    </LocalLink>
  )
  return (
    <Section
      heading={block.title || (category?.name ?? t('mall.newest'))}
      {...(category && { note: all })}
    >
      {block.body !== '' && (
        <p dir="auto" className="pb-3 text-ink-2 wrap-anywhere">
          {block.body}
        </p>
      )}
      <ProductGrid products={block.products} eager={0} heading="h3" />
    </Section>
  )
}

/** What the merchant decorated the page with [ST-6]. */
export function StoreBlocks({
  store,
  blocks,
}: {
  store: StoreInfo
  blocks: readonly FilledBlock[]
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {blocks.map((block) =>
        block.kind === 'products' ? (
          <Products key={block.blockId} block={block} store={store} />
        ) : (
          <Banner key={block.blockId} block={block} />
        ),
      )}
    </div>
  )
}
