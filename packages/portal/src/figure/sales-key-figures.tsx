import type { SalesFigures } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { KeyFigure, useChange } from './key-figure.tsx'
import { useWholeMoney } from './sales-panel.tsx'

interface SalesKeyFiguresProps {
  figures: SalesFigures
  /** What the mall earned stands instead of the average order. */
  hasCommission?: boolean
}

/** The few numbers of a period, each with how far it is from the period before. */
export function SalesKeyFigures({ figures, hasCommission = false }: SalesKeyFiguresProps) {
  const t = useT()
  const format = useFormat()
  const change = useChange()
  const whole = useWholeMoney(figures.currency)
  const { total, before } = figures
  const averageOf = ({ sales, orders }: typeof total) =>
    orders === 0 ? 0 : approximate(sales) / orders
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <KeyFigure
        name={t('portalFigure.sales')}
        value={format.money(total.sales)}
        note={change(approximate(total.sales), approximate(before.sales))}
      />
      <KeyFigure
        name={t('portalFigure.orders')}
        value={format.number(total.orders)}
        note={change(total.orders, before.orders)}
      />
      {hasCommission ? (
        <KeyFigure
          name={t('portalFigure.commission')}
          value={format.money(total.commission)}
          note={t('portalFigure.commissionNote')}
        />
      ) : (
        <KeyFigure
          name={t('portalFigure.averageOrder')}
          value={total.orders === 0 ? '–' : whole(averageOf(total))}
          note={change(averageOf(total), averageOf(before))}
        />
      )}
      <KeyFigure
        name={t('portalFigure.refunded')}
        value={format.money(total.refunded)}
        note={t('portalFigure.refundCount', { count: total.refunds })}
      />
      <KeyFigure
        name={t('portalFigure.sentOnTime')}
        value={
          total.shipped === 0
            ? '–'
            : format.percent(Math.floor(100 * (1 - total.shippedLate / total.shipped)) / 100)
        }
        note={t('portalFigure.sentLate', { count: total.shippedLate })}
      />
    </dl>
  )
}
