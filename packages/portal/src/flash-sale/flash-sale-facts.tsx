import type {
  FlashRecordItem,
  FlashSaleRecord,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { PromotionBadge } from '../promotion/promotion-badge.tsx'
import { usePeriodText } from '../promotion/use-period-text.ts'

interface FlashSaleProps {
  flashSale: FlashSaleRecord
}

function Ending({ flashSale: { state, stopReason, isStoppedByStaff } }: FlashSaleProps) {
  const t = useT()
  const words = () => {
    if (state === 'ended') return t('portalPromotion.endedInTime')
    if (state !== 'stopped') return null
    if (stopReason === null) return t('portalPromotion.stoppedByStore')
    return t(
      isStoppedByStaff ? 'portalPromotion.stoppedByStaff' : 'portalPromotion.stoppedWithReason',
      { reason: stopReason },
    )
  }
  const text = words()
  return (
    text !== null && (
      <p role="note" className="rounded-box bg-sunk p-4 wrap-anywhere">
        {text}
      </p>
    )
  )
}

function Item({ item, currency }: { item: FlashRecordItem; currency: string }) {
  const t = useT()
  const format = useFormat()
  const { name, variant, price, listPrice, perPerson, quantity, setAside, unpaid, paid } = item
  return (
    <Panel heading={variant === '' ? name : `${name}, ${variant}`}>
      <FactsTable
        facts={[
          {
            label: t('portalFlashSale.price', { currency }),
            value: (
              <span>
                <bdi>{format.money({ amount: price, currency })}</bdi>{' '}
                <span className="text-ink-muted">
                  {t('portalFlashSale.listPrice', { price: format.money(listPrice) })}
                </span>
              </span>
            ),
          },
          { label: t('portalFlashSale.perPerson'), value: format.number(perPerson) },
          { label: t('portalFlashSale.quantity'), value: format.number(quantity) },
          ...(setAside === null
            ? []
            : [
                { label: t('portalFlashSale.setAside'), value: format.number(setAside) },
                { label: t('portalFlashSale.paid'), value: format.number(paid) },
                { label: t('portalFlashSale.unpaid'), value: format.number(unpaid) },
              ]),
        ]}
      />
    </Panel>
  )
}

/** A flash sale that is no draft: its session, and what was ordered of each variant. */
export function FlashSaleFacts({ flashSale }: FlashSaleProps) {
  const t = useT()
  const periodText = usePeriodText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 xl:grid-cols-2">
      <Ending flashSale={flashSale} />
      <Panel
        heading={t('portalFlashSale.flashSale')}
        note={<PromotionBadge state={flashSale.state} />}
      >
        <FactsTable facts={[{ label: t('portalPromotion.runs'), value: periodText(flashSale) }]} />
      </Panel>
      {flashSale.items.map((item) => (
        <Item key={item.skuId} item={item} currency={flashSale.currency} />
      ))}
    </div>
  )
}
