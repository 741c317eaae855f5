import type { BestProduct } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { Link } from 'react-router'
import { pictureUrl } from '../api/picture-url.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { StockLasts } from './stock-lasts.tsx'

interface BestProductsProps {
  products: readonly BestProduct[]
  currency: string
}

const HEAD =
  'border-b border-line-strong py-1.5 text-micro font-medium whitespace-nowrap text-ink-2 not-first:ps-3'

function ProductLink({
  productId,
  name,
  picture,
}: Pick<BestProduct, 'productId' | 'name' | 'picture'>) {
  return (
    <Link
      to={`/products/${productId}`}
      className="flex min-h-11 min-w-0 items-center gap-3 hover:underline lg:min-h-9"
    >
      <span className="size-9 shrink-0 overflow-hidden rounded-tight bg-sunk">
        {picture !== null && (
          <img src={pictureUrl(picture)} alt="" className="size-full object-cover" />
        )}
      </span>
      <bdi className="line-clamp-2 min-w-0">{name}</bdi>
    </Link>
  )
}

function SalesBar({ amount, share }: { amount: string; share: number }) {
  return (
    <span className="inline-grid w-24 gap-1 text-end">
      <bdi>{amount}</bdi>
      <svg aria-hidden="true" className="block h-1 w-full bg-sunk rtl:-scale-x-100">
        <rect width={`${100 * share}%`} height="100%" className="fill-ink-2" />
      </svg>
    </span>
  )
}

/** What sold best, with how long its stock lasts; on a phone one block for each product. */
export function BestProducts({ products, currency }: BestProductsProps) {
  const t = useT()
  const format = useFormat()
  const most = Math.max(1, ...products.map(({ sales }) => approximate(sales)))
  return (
    <table
      aria-label={t('portalFigure.bestProducts')}
      className="w-full border-collapse text-small"
    >
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            {t('portalFigure.product')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('portalFigure.sold')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {`${t('portalFigure.sales')} (${currency})`}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('portalFigure.available')}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {t('portalFigure.stockLasts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ productId, name, picture, sold, sales, stock, daysLeft }) => (
          <tr
            key={productId}
            className="border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-2"
          >
            <th scope="row" className="py-1.5 text-start font-semibold max-sm:col-span-2">
              <ProductLink productId={productId} name={name} picture={picture} />
            </th>
            <td className="py-1.5 ps-3 text-end tabular-nums max-sm:hidden">
              {format.number(sold)}
            </td>
            <td className="py-1.5 ps-3 text-end tabular-nums max-sm:ps-0 max-sm:text-start">
              <SalesBar amount={format.number(sales.amount)} share={approximate(sales) / most} />
            </td>
            <td className="py-1.5 ps-3 text-end tabular-nums max-sm:hidden">
              {format.number(stock)}
            </td>
            <td className="py-1.5 ps-3 text-end whitespace-nowrap">
              <StockLasts stock={stock} daysLeft={daysLeft} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
