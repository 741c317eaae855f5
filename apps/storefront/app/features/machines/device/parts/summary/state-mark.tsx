import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '#kit/text/use-t.ts'

type State = Pick<DeviceCard, 'state'>

/** No longer for sale. */
export const isGone = ({ state }: State): boolean => state === 'sold' || state === 'withdrawn'

/** The state of a machine; one that is for sale needs no mark. */
export function StateMark({ device: { state } }: { device: State }) {
  const t = useT()
  if (state === 'sold') return <Badge tone="ink">{t('device.stateSold')}</Badge>
  if (state === 'withdrawn') return <Badge tone="line">{t('device.stateWithdrawn')}</Badge>
  if (state === 'reserved')
    return (
      <Badge tone="wait" icon="clock">
        {t('device.stateReserved')}
      </Badge>
    )
  return null
}

/** The picture of a machine that is no longer for sale is grey. */
export const FADED = 'grayscale contrast-85'
