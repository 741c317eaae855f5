import { type ExportFit, exportFit } from '@ironsouq/contract/deals/landed-cost/export-fit'
import type { Destination } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

const LOOK: Record<ExportFit, { word: Key; tone: BadgeTone; icon: IconName }> = {
  ready: { word: 'landedCost.fitReady', tone: 'proven', icon: 'check' },
  deTier: { word: 'landedCost.fitDeTier', tone: 'wait', icon: 'info' },
  notAdvised: { word: 'landedCost.fitNotAdvised', tone: 'refused', icon: 'warn' },
  tooOld: { word: 'landedCost.fitTooOld', tone: 'refused', icon: 'warn' },
}

interface ExportFitProps {
  device: Pick<DeviceCard, 'emission' | 'yearMade'>
  to: Destination
}

/** Whether a machine may be imported, and whether it runs on the local fuel. */
export function ExportFitBadge({ device, to }: ExportFitProps) {
  const t = useT()
  const { word, tone, icon } = LOOK[exportFit(device, to, useSiteData().year)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(word)}
    </Badge>
  )
}
