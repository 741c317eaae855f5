import type { InquiryState } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import type { InquirySignal } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'

const TONE: Record<InquiryState, BadgeTone> = {
  unaudited: 'wait',
  pushed: 'proven',
  invalid: 'plain',
}

export function StateBadge({ state }: { state: InquiryState }) {
  return <Badge tone={TONE[state]}>{useT()(`backofficeInquiry.${state}`)}</Badge>
}

export function SignalBadges({ signals }: { signals: readonly InquirySignal[] }) {
  const t = useT()
  return (
    <span className="flex flex-wrap gap-1">
      {signals.map((signal) => (
        <Badge key={signal} tone="refused" icon="warn">
          {t(`backofficeInquiry.signal_${signal}`)}
        </Badge>
      ))}
    </span>
  )
}
