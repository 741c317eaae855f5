import { stockLow } from '#features/mall/product/stock.events.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { lowStockEmail } from './low-stock.email.ts'
import { stillLow } from './low-stock.projection.ts'

interface FellLow {
  sellerId: string
  skuIds: string[]
}

const PATH = '/stock?stock=low'

/** One for all variants that fell in the same run [PR-5]. */
export const sellerStockLowNotice = notice<FellLow, { count: string }>({
  kind: 'sellerStockLow',
  on: stockLow,
  to: sellersWith('stock.edit', (_, { sellerId }: FellLow) => [sellerId]),
  async facts(ctx, { skuIds }) {
    const rows = await stillLow(ctx, skuIds)
    return rows.length === 0 ? undefined : { count: String(rows.length) }
  },
  link: () => PATH,
  words: ({ count }) => ({ count: Number(count) }),
  async mail(ctx, { skuIds }) {
    const rows = await stillLow(ctx, skuIds)
    if (rows.length === 0) return undefined
    return lowStockEmail(ctx.locale, { rows, url: `${ctx.site.merchantUrl}${PATH}` })
  },
})
