import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { lastPage } from '#kit/list/page-query.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import type { FilledBlock } from './store-blocks.tsx'
import type { Goods } from './store-goods.tsx'

type Call = Visit['call']

/** One row of cards. */
const IN_A_BLOCK = 4

/** What the store sells, narrowed as the URL says; categories and total are those of the whole store. */
export async function goodsOf(
  call: Call,
  storeId: string,
  { q, category, current, size }: ProductQuery,
): Promise<Goods> {
  const list = (query: Partial<ProductQuery>) =>
    call(productSearchEndpoints.list, { query: { store: storeId, ...query } })
  const query = { ...(q && { q }), ...(category && { category }), current, size }
  const isNarrowed = q !== undefined || category !== undefined
  const [page, whole] = await Promise.all([list(query), isNarrowed ? list({ size: 1 }) : undefined])
  const { total, categories } = whole ?? page
  return { query, page, total, categories, last: lastPage(page.total, size) }
}

/** The blocks with the newest products of each; a block whose products cannot be read has none. */
export const filledBlocks = (call: Call, { storeId, blocks, categories }: StoreInfo) =>
  Promise.all(
    blocks.map(async (block): Promise<FilledBlock> => {
      if (block.kind !== 'products') return { ...block, products: [] }
      const code = categories.find(({ categoryId }) => categoryId === block.categoryId)?.code
      const query = { store: storeId, sort: 'newest', size: IN_A_BLOCK } as const
      const products = await call(productSearchEndpoints.list, {
        query: { ...query, ...(code !== undefined && { category: code }) },
      }).then(
        ({ records }) => records,
        (): ProductCard[] => [],
      )
      return { ...block, products }
    }),
  )
