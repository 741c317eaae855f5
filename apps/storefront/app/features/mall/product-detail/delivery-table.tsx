import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type {
  Product,
  Variant,
} from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useT } from '#kit/text/use-t.ts'
import { deliveryCost, ruleFor } from './delivery-cost.ts'

interface DeliveryTableProps {
  product: Product
  variant: Variant
  quantity: number
}

const HEADING = 'font-bold'

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
  const { freight, deliveryMethods } = product
  const isSent = deliveryMethods.includes('courier') || deliveryMethods.includes('sameCity')
  if (deliveryMethods.includes('none')) return <p>{t('mall.noShipping')}</p>
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
          <dl>
            {EMIRATES.map((emirate) => (
              <div
                key={emirate}
                className="flex justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
              >
                <dt>{t(EMIRATE_WORD[emirate])}</dt>
                <dd className="text-end font-medium tabular-nums">{costTo(emirate)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Pickup product={product} />
    </div>
  )
}
