import { isolated } from '@ironsouq/i18n/isolate'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import {
  type AskedProducts,
  type ProductListQuery,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { Chosen } from './chosen-products.tsx'
import type { ListedProducts } from './listed-products.ts'

interface NoProductsProps {
  query: ProductListQuery
  page: Pick<ListedProducts, 'nearest' | 'without' | 'path'>
  chosen: readonly Chosen[]
  clear: AskedProducts
}

interface Wider {
  name: string
  total: number
  asked: AskedProducts
}

/** What one change would find: the words without what nothing has, or one filter less. */
function widerOf({ query, page, chosen }: NoProductsProps): Wider[] {
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

/** Nothing found: what one change would find, and who can be asked for the part. */
export function NoProducts(props: NoProductsProps) {
  const t = useT()
  const wider = widerOf(props)
  return (
    <div className="grid gap-8">
      <EmptyState title={t('mall.noProducts')} body={t('mall.emptyBody')}>
        <LocalLink href={productListPath(props.clear)} className={buttonLook({ tone: 'ink' })}>
          {t('device.clearAll')}
        </LocalLink>
        <ChatLink to={{ consult: 'official' }} className={buttonLook()}>
          <Icon name="chat" size="small" />
          {t('shell.askService')}
        </ChatLink>
      </EmptyState>
      {wider.length > 0 && (
        <section className="grid gap-2 lg:max-w-195">
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
      )}
    </div>
  )
}
