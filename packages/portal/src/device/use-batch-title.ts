import type { PriceChange } from '@ironsouq/contract/machines/device-admin/price-change'
import type { DeviceAction } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { Batch } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** The change of a price as a text: "−3%", "+AED 1,500". */
export function useChangeText(): (by: PriceChange) => string {
  const t = useT()
  const format = useFormat()
  return (by: PriceChange) => {
    const size = Math.abs('percent' in by ? by.percent : by.amount)
    const sign = ('percent' in by ? by.percent : by.amount) < 0 ? '−' : '+'
    const text =
      'percent' in by
        ? t('device.unitPercent', { value: format.number(size) })
        : format.money({ amount: String(size), currency: 'AED' })
    return `\u2066${sign}${text}\u2069`
  }
}

/** A bulk action in words: "Price −3%: 12 machines". */
export function useBatchTitle(): (batch: Batch) => string {
  const t = useT()
  const changeText = useChangeText()
  const nameOf = ({ action, params }: Batch) => {
    const { percent, amount } = params
    if (action === 'device.move' || action === 'ownDevice.move')
      return t(`portalDevice.action${capital(params['action'] as DeviceAction)}`)
    if (action === 'device.adjust') return t('portalDevice.gridTitle')
    if (typeof percent === 'number')
      return t('portalDevice.jobPrice', { change: changeText({ percent }) })
    if (typeof amount === 'number')
      return t('portalDevice.jobPrice', { change: changeText({ amount }) })
    return t('portalDevice.bulkPrice')
  }
  return (batch) => {
    const what = t('portalDevice.machineCount', { count: batch.total })
    const title = t('portalDevice.jobTitle', { action: nameOf(batch), what })
    const undone = t('portalDevice.jobTitle', { action: t('portal.jobUndo'), what: title })
    return batch.isUndo ? undone : title
  }
}
