import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  favoriteEndpoints,
  FavoriteProduct,
} from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { ProductRow } from '#features/people/member-product/parts/product-row.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { FavoriteAnswer } from './favorite-answer.tsx'
import { SavedItem } from './saved-item.tsx'
import { SAVED_PRODUCTS, savedProductsPath } from './saved-products-path.ts'
import { SavedResponse } from './saved-response.tsx'
import { SavedTabs } from './saved-tabs.tsx'
import { useRemovedFavorites } from './use-removed-favorites.ts'

export interface SavedProducts {
  current: number
  size: number
  last: number
  page: DataOf<typeof favoriteEndpoints.products>
}

interface SavedProductsPageProps {
  saved: SavedProducts
  /** The result of a form that was sent without script. */
  answer: FavoriteAnswer | undefined
}

const idOf = ({ product }: FavoriteProduct) => product.productId

function NoProducts() {
  const t = useT()
  return (
    <EmptyState title={t('userCenter.productsEmptyTitle')} body={t('userCenter.productsEmptyBody')}>
      <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
        {t('userCenter.browseProducts')}
      </LocalLink>
    </EmptyState>
  )
}

/** Saved products with their price since then [PR-3] [MS-2]. */
export function SavedProductsPage({ saved, answer }: SavedProductsPageProps) {
  const t = useT()
  const path = useLocalPath()
  const { current, size, last, page } = saved
  const { shown, keepPlace } = useRemovedFavorites(page.records, idOf)
  const action = path(savedProductsPath(current))
  return (
    <Page>
      <PageHead
        title={t('shell.savedProducts')}
        {...(page.total > 0 && { lead: t('mall.products', { count: page.total }) })}
      />
      <SavedTabs current={SAVED_PRODUCTS} />
      {answer && <SavedResponse answer={answer} action={action} />}
      <Busy>
        {shown.length === 0 ? (
          <NoProducts />
        ) : (
          <ul>
            {shown.map((each, at) => (
              <SavedItem
                key={idOf(each)}
                thing={{ field: 'prodId', id: idOf(each), title: each.product.name }}
                action={action}
                onChange={(isSaved) => {
                  if (!isSaved) keepPlace(each, at)
                }}
              >
                {(remove) => (
                  <ProductRow
                    product={each.product}
                    priceThen={each.priceThen}
                    since="userCenter.sinceSaved"
                  >
                    {remove}
                  </ProductRow>
                )}
              </SavedItem>
            ))}
          </ul>
        )}
        {page.total > 0 && (
          <Pager
            current={current}
            size={size}
            total={page.total}
            last={last}
            at={savedProductsPath}
          />
        )}
      </Busy>
    </Page>
  )
}
