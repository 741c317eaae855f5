import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { type ExportFit, exportFit } from '@ironsouq/contract/landed/export.fit'
import type { Destination } from '@ironsouq/contract/landed/landed.schema'
import type { Key } from '@ironsouq/i18n/messages'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/badge'
import type { IconName } from '@ironsouq/ui/primitives/icon'
import { useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'

const LOOK: Record<ExportFit, { word: Key; tone: BadgeTone; icon: IconName }> = {
  ready: { word: 'landed.fitReady', tone: 'proven', icon: 'check' },
  deTier: { word: 'landed.fitDeTier', tone: 'wait', icon: 'info' },
  notAdvised: { word: 'landed.fitNotAdvised', tone: 'refused', icon: 'warn' },
  tooOld: { word: 'landed.fitTooOld', tone: 'refused', icon: 'warn' },
}

interface ExportFitProps {
  device: Pick<DeviceCard, 'emission' | 'yearMade'>
  to: Destination
}

/** Whether a machine may enter the country, and lives on its fuel. */
export function ExportFitBadge({ device, to }: ExportFitProps) {
  const t = useT()
  const { word, tone, icon } = LOOK[exportFit(device, to, useShell().year)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(word)}
    </Badge>
  )
}
