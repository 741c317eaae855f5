import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { Badge } from '@ironsouq/ui/primitives/badge'
import { useT } from '#shell/use-t.ts'

type State = Pick<DeviceCard, 'state'>

/** It can no longer be bought. */
export const isGone = ({ state }: State): boolean => state === 'sold' || state === 'withdrawn'

/** What became of a machine; one that is for sale needs no mark. */
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

/** A machine that is gone is shown without its colours. */
export const FADED = 'grayscale contrast-85'
