import type { QuoteState } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '#kit/text/use-t.ts'

const TONE: Record<QuoteState, BadgeTone> = {
  open: 'info',
  countered: 'wait',
  final: 'info',
  accepted: 'proven',
  declined: 'plain',
  withdrawn: 'plain',
  replaced: 'plain',
  expired: 'plain',
  released: 'plain',
  sold: 'line',
}

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  return <Badge tone={TONE[state]}>{useT()(`quote.state${capital(state)}`)}</Badge>
}
