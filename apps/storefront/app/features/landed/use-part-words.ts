import type { Device } from '@ironsouq/contract/device/device.schema'
import type { Landed, LandedPart } from '@ironsouq/contract/landed/landed.price'
import type { Destination } from '@ironsouq/contract/landed/landed.schema'
import { useShell } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

const MM_IN_M = 1000

/** What a machine is sold as decides what its price is called. */
const priceWord = ({ vatMode, customs }: Device, { mode }: Destination) => {
  if (mode !== 'local')
    return vatMode === 'margin' ? 'landed.machineMargin' : 'landed.machineExport'
  const entered = customs !== 'freeZone' && customs !== 'exportOnly'
  return vatMode === 'margin' && entered ? 'landed.machineMargin' : 'landed.machine'
}

/** What the parts of a landed price are called. */
export function usePartWords(
  device: Device,
  to: Destination,
  { sizeClass }: Landed,
): (kind: LandedPart['kind']) => string {
  const t = useT()
  const format = useFormat()
  const { vatPoints, dutyPoints } = useShell().landed
  const percent = (points: number) => format.number(points / 100)
  const { mode } = to

  const haulage = () => {
    const way = t('landed.haulage', { mode })
    return sizeClass === 'standard'
      ? way
      : t('landed.withNote', { what: way, note: t('landed.permit', { size: sizeClass }) })
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
        ? t('landed.distance', { value: format.number(to.roadKm ?? 0) })
        : t('landed.volume', { value: format.number(Math.round(volume)) })
    return t('landed.freight', { mode, size })
  }

  const word: Record<LandedPart['kind'], () => string> = {
    price: () => t(priceWord(device, to)),
    duty: () => t('landed.duty', { percent: percent(dutyPoints) }),
    vat: () => t('landed.vat', { percent: percent(vatPoints) }),
    exportVat: () => t('landed.vat', { percent: percent(0) }),
    fee: () => t('landed.fee'),
    feeVat: () => t('landed.feeVat', { percent: percent(vatPoints) }),
    haulage,
    freight,
    papers: () => t('landed.papers', { mode }),
    insurance: () => t('landed.insurance'),
    importDuty: () => t('landed.importDuty', { percent: percent(to.dutyPoints) }),
  }
  return (kind) => word[kind]()
}
