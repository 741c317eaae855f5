import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

interface Period {
  startsAt: string
  endsAt: string
}

/** From when until when a promotion runs. */
export function usePeriodText(): (period: Period) => string {
  const t = useT()
  const format = useFormat()
  return ({ startsAt, endsAt }) =>
    t('portalPromotion.period', { from: format.dateTime(startsAt), until: format.dateTime(endsAt) })
}
