import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { ArrivalLine } from '#features/mall/arrival/parts/arrival-line.tsx'
import { EmiratePicker } from '#features/mall/arrival/parts/emirate-picker.tsx'
import { useArrivalTexts, useEmirate } from '#features/mall/arrival/parts/use-arrival-text.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { deliveryCost, ruleFor } from './delivery-cost.ts'

interface DeliveryTableProps {
  product: Product
  variant: Variant
  quantity: number
}

const HEADING = 'font-bold'

/** A moment at which clocks in Dubai show so many minutes after midnight. */
const endOfOrders = (minutes: number) =>
  new Date(Date.parse('2026-01-01T00:00+04:00') + minutes * 60_000)

function Pickup({ product: { deliveryMethods, pickupPoints } }: { product: Product }) {
  const t = useT()
  if (!deliveryMethods.includes('pickup') || pickupPoints.length === 0) return null
  return (
    <section aria-label={t('mall.pickup')} className="grid gap-1">
      <h2 className={HEADING}>{t('mall.pickup')}</h2>
      <ul>
        {pickupPoints.map(({ name, emirate, area, address, hours }) => (
          <li key={`${name} ${address}`} className="border-b border-line py-1.5 last:border-b-0">
            <bdi className="font-semibold">{name}</bdi>
            <span className="block text-micro text-ink-muted wrap-anywhere">
              <bdi>{address}</bdi> ·{' '}
              {area !== '' && area !== name && (
                <>
                  <bdi>{area}</bdi> ·{' '}
                </>
              )}
              {t(EMIRATE_WORD[emirate])}
              {hours !== '' && (
                <>
                  {' '}
                  ·{' '}
                  <bdi dir="ltr" className="whitespace-nowrap">
                    {hours}
                  </bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What delivery to each emirate costs; where nothing is delivered, that is stated [PR-2]. */
export function DeliveryTable({ product, variant, quantity }: DeliveryTableProps) {
  const t = useT()
  const { both } = useMoneyText()
  const { short } = useArrivalTexts()
  const chosen = useEmirate()
  const format = useFormat()
  const { freight, deliveryMethods, arrival } = product
  const isSent = deliveryMethods.includes('courier') || deliveryMethods.includes('sameCity')
  if (deliveryMethods.includes('none')) return <p>{t('mall.noShipping')}</p>
  const hasDays = arrival !== null && product.standing === 'onSale'
  const costTo = (emirate: (typeof EMIRATES)[number]) => {
    if (!freight) return t('mall.freeDelivery')
    const rule = ruleFor(freight.rules, emirate)
    if (!rule) return t('mall.notDelivered')
    const cost = deliveryCost(rule, freight.unit, { ...variant, quantity })
    return minorOf(cost) === 0n ? t('mall.freeDelivery') : both(cost)
  }
  return (
    <div className="grid gap-4">
      {isSent && (
        <section aria-label={t('mall.deliveryByEmirate')} className="grid gap-1">
          <h2 className={HEADING}>{t('mall.deliveryByEmirate')}</h2>
          {hasDays && (
            <div className="grid gap-2 py-1">
              <ArrivalLine times={arrival} />
              <EmiratePicker />
            </div>
          )}
          <dl>
            {EMIRATES.map((emirate) => (
              <div
                key={emirate}
                className={`flex justify-between gap-4 border-b border-line py-1.5 last:border-b-0 ${hasDays && emirate === chosen ? 'font-bold' : ''}`}
              >
                <dt className="grid content-start">
                  {t(EMIRATE_WORD[emirate])}
                  {hasDays && (
                    <span className="text-micro font-normal text-ink-muted empty:hidden">
                      {short(arrival, emirate)}
                    </span>
                  )}
                </dt>
                <dd className="text-end font-medium tabular-nums">{costTo(emirate)}</dd>
              </div>
            ))}
          </dl>
          {hasDays && (
            <p className="text-micro text-ink-muted">
              {t('arrival.before', { time: format.time(endOfOrders(arrival.cutOff)) })}
            </p>
          )}
        </section>
      )}
      <Pickup product={product} />
    </div>
  )
}
