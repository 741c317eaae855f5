import type { Guide } from '@ironsouq/contract/machines/device/device.schema'
import { useT } from '#kit/text/use-t.ts'

/** What a price is rated against: the number of sales, or an estimate without enough of them. */
export function useGuideBasis(): (guide: Guide) => string {
  const t = useT()
  return ({ basis, soldCount }) =>
    basis === 'sold' ? t('device.guideSales', { count: soldCount }) : t('device.guideEstimate')
}
