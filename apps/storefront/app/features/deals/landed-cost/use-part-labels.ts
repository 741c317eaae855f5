import type {
  LandedCost,
  LandedCostPart,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const MM_IN_M = 1000

/** The label of the price depends on the VAT and customs state. */
const priceWord = ({ vatMode, customs }: Device, { mode }: Destination) => {
  if (mode !== 'local')
    return vatMode === 'margin' ? 'landedCost.machineMargin' : 'landedCost.machineExport'
  const entered = customs !== 'freeZone' && customs !== 'exportOnly'
  return vatMode === 'margin' && entered ? 'landedCost.machineMargin' : 'landedCost.machine'
}

/** The labels of the parts of a landed cost. */
export function usePartLabels(
  device: Device,
  to: Destination,
  { sizeClass }: LandedCost,
): (kind: LandedCostPart['kind']) => string {
  const t = useT()
  const format = useFormat()
  const { vatPoints, dutyPoints } = useSiteData().landedCostTables
  const percent = (points: number) => format.number(points / 100)
  const { mode } = to

  const haulage = () => {
    const way = t('landedCost.haulage', { mode })
    return sizeClass === 'standard'
      ? way
      : t('landedCost.withNote', { what: way, note: t('landedCost.permit', { size: sizeClass }) })
  }
  const freight = () => {
    const { lengthMm, widthMm, heightMm } = device.transport ?? {
      lengthMm: 0,
      widthMm: 0,
      heightMm: 0,
    }
    const volume = (lengthMm * widthMm * heightMm) / MM_IN_M ** 3
    const size =
      mode === 'road'
        ? t('landedCost.distance', { value: format.number(to.roadKm ?? 0) })
        : t('landedCost.volume', { value: format.number(Math.round(volume)) })
    return t('landedCost.freight', { mode, size })
  }

  const word: Record<LandedCostPart['kind'], () => string> = {
    price: () => t(priceWord(device, to)),
    duty: () => t('landedCost.duty', { percent: percent(dutyPoints) }),
    vat: () => t('landedCost.vat', { percent: percent(vatPoints) }),
    exportVat: () => t('landedCost.vat', { percent: percent(0) }),
    fee: () => t('landedCost.fee'),
    feeVat: () => t('landedCost.feeVat', { percent: percent(vatPoints) }),
    haulage,
    freight,
    papers: () => t('landedCost.documents', { mode }),
    insurance: () => t('landedCost.insurance'),
    importDuty: () => t('landedCost.importDuty', { percent: percent(to.dutyPoints) }),
  }
  return (kind) => word[kind]()
}
