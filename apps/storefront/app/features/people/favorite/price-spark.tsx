import type { Favorite } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { useT } from '#kit/text/use-t.ts'
import { SPARK, sparkLine } from './spark.ts'

/** A decorative sparkline in reading direction; the numbers beside it have the same content. */
export function PriceSpark({ favorite }: { favorite: Favorite }) {
  const t = useT()
  const { device, priceThen, prices } = favorite
  const line = sparkLine({ priceThen, prices, now: device.price })
  if (!line) return null
  return (
    <>
      <svg
        viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
        width={SPARK.width}
        height={SPARK.height}
        aria-hidden="true"
        className="overflow-visible rtl:-scale-x-100"
      >
        <path d={line.path} fill="none" className="stroke-ink-2" strokeWidth={1.5} />
        <circle cx={line.end.x} cy={line.end.y} r={3} className="fill-ink" />
      </svg>
      <p className="text-micro text-ink-muted">{t('userCenter.sinceYouSaved')}</p>
    </>
  )
}
