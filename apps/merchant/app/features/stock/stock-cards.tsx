import type { StockRow } from '@ironsouq/contract/stock/stock.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'
import { stockPath } from './parts/stock-path.ts'

/** The variants on a phone, where cells would be too small: each leads to its own screen. */
export function StockCards({ rows }: { rows: readonly StockRow[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="-mx-(--gutter) border-t border-line bg-surface lg:hidden">
      {rows.map(({ skuId, code, name, variant, price, onHand, held, isLow }) => (
        <li key={skuId} className="border-b border-line">
          <Link to={stockPath(skuId)} className="grid gap-0.5 px-(--gutter) py-2.5">
            <span className="flex justify-between gap-3">
              <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
              <bdi className="shrink-0 font-semibold">{format.money(price)}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 text-small text-ink-muted">
              <bdi>{code}</bdi>
              {variant !== '' && <bdi>{variant}</bdi>}
              <span className="ms-auto inline-flex items-center gap-2 text-ink">
                {isLow && <Badge tone="refused">{t('portalProduct.low')}</Badge>}
                {`${t('portalProduct.available')} ${format.number(onHand - held)}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
