import type { FoundCard } from '@ironsouq/contract/mall/product-search/product-search.query'
import { isolated } from '@ironsouq/i18n/isolate'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { ProductGrid } from '#features/mall/product-card/parts/product-grid.tsx'
import {
  type AskedProducts,
  type ProductListQuery,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { SaveWantedPart } from '#features/mall/wanted-part/parts/save-wanted-part.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { Chosen } from './chosen-products.tsx'
import type { ListedProducts } from './listed-products.ts'

interface NoProductsProps {
  query: ProductListQuery
  page: Pick<ListedProducts, 'nearest' | 'without' | 'path' | 'machine'>
  chosen: readonly Chosen[]
  clear: AskedProducts
  /** What comes closest. */
  near: readonly FoundCard[]
}

interface Wider {
  name: string
  total: number
  asked: AskedProducts
}

/** What one change would find: the words without what nothing has, or one filter less. */
function widerOf({ query, page, chosen }: Omit<NoProductsProps, 'clear' | 'near'>): Wider[] {
  const { without, nearest, path } = page
  const words = without
    ? [
        {
          name: isolated(without.phrase),
          total: without.total,
          asked: { ...query, q: without.q, literal: undefined },
        },
      ]
    : []
  const filters = nearest.flatMap(({ filter, total }) => {
    const own = chosen.filter(({ filter: each }) => each === filter)
    const [first] = own
    const name = filter === 'category' ? path.at(-1)?.name : first?.text
    if (name === undefined) return []
    const asked =
      first?.phrase === undefined
        ? { ...query, [filter]: undefined }
        : { ...query, ...first.without }
    return [{ name, total, asked }]
  })
  return [...words, ...filters]
}

const STORES_ASKED = 3

/** Stores that sell what comes closest: each is asked about its product. */
function AskStores({ near }: Pick<NoProductsProps, 'near'>) {
  const t = useT()
  const stores = [...new Map(near.toReversed().map((card) => [card.storeId, card])).values()]
  if (stores.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lead font-bold tracking-tight">{t('mall.askStores')}</h2>
      <ul className="flex flex-wrap gap-2">
        {stores
          .toReversed()
          .slice(0, STORES_ASKED)
          .map(({ storeId, storeName, productId }) => (
            <li key={storeId} className="flex max-w-full min-w-0">
              <ChatLink to={{ consult: 'store', productId }} className={buttonLook()}>
                <Icon name="chat" size="small" />
                <bdi className="truncate">{storeName}</bdi>
              </ChatLink>
            </li>
          ))}
      </ul>
    </section>
  )
}

function SearchWider({ wider }: { wider: readonly Wider[] }) {
  const t = useT()
  if (wider.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lead font-bold tracking-tight">{t('mall.searchWider')}</h2>
      <ul aria-label={t('mall.searchWider')} className="border-t-2 border-ink">
        {wider.map(({ name, total, asked }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-40">{t('search.without', { name })}</span>
            <b className="font-semibold whitespace-nowrap tabular-nums">
              {t('mall.products', { count: total })}
            </b>
            <LocalLink
              href={productListPath({ ...asked, current: 1 })}
              aria-label={`${t('search.show')}: ${t('search.without', { name })}`}
              className={buttonLook({ size: 'dense' })}
            >
              {t('search.show')}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing found is a beginning: what one change would find, whom to ask, a wanted part, and what comes closest. */
export function NoProducts({ near, clear, ...search }: NoProductsProps) {
  const t = useT()
  const { query, page } = search
  const wider = widerOf(search)
  const hasMore = wider.length > 0 || near.length > 0
  return (
    <div className="grid grid-cols-1 gap-8">
      <EmptyState title={t('mall.noProducts')} body={t('mall.emptyBody')}>
        <LocalLink href={productListPath(clear)} className={buttonLook({ tone: 'ink' })}>
          {t('device.clearAll')}
        </LocalLink>
        <ChatLink to={{ consult: 'official' }} className={buttonLook()}>
          <Icon name="chat" size="small" />
          {t('shell.askService')}
        </ChatLink>
      </EmptyState>
      <div
        className={`grid grid-cols-1 items-start gap-8 ${hasMore ? 'xl:grid-cols-2' : 'lg:max-w-195'}`}
      >
        {hasMore && (
          <div className="grid grid-cols-1 gap-8">
            <SearchWider wider={wider} />
            <AskStores near={near} />
          </div>
        )}
        {query.q !== undefined && query.q !== '' && (
          <SaveWantedPart
            key={`${query.q} ${query.modelId}`}
            words={query.q}
            modelId={query.modelId ?? page.machine?.modelId}
          />
        )}
      </div>
      {near.length > 0 && (
        <Section heading={t('mall.nearestParts')}>
          <ProductGrid products={near} eager={0} heading="h3" />
        </Section>
      )}
    </div>
  )
}
