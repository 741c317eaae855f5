import type { Arrival } from '@ironsouq/contract/mall/freight/arrival'
import { useT } from '#kit/text/use-t.ts'
import { useArrivalDay } from './use-arrival-text.ts'

/** The day that an order promises, or will promise when it is placed; nothing when the store names none. */
export function PromisedDay({ arrival }: { arrival: Arrival | null }) {
  const t = useT()
  const dayText = useArrivalDay()
  if (!arrival) return null
  return (
    <p className="flex flex-wrap gap-x-2 font-medium text-proven">
      <span>{t('arrival.label')}</span>
      <bdi>{dayText(arrival)}</bdi>
    </p>
  )
}
