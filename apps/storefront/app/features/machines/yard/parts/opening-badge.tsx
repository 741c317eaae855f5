import type { Yard } from '@ironsouq/contract/machines/yard/yard.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useNow } from './use-now.ts'
import { useYardTimes } from './use-yard-times.ts'

interface OpeningBadgeProps {
  yard: Yard
  /** The time of rendering. */
  now: string
}

/** Open until when, or closed until when; nothing when the hours are not recorded. */
export function OpeningBadge({ yard, now }: OpeningBadgeProps) {
  const opening = useYardTimes().opening(yard, useNow(now))
  if (!opening) return null
  return (
    <Badge tone={opening.isOpen ? 'proven' : 'line'} icon={opening.isOpen ? 'check' : 'clock'}>
      {opening.text}
    </Badge>
  )
}
