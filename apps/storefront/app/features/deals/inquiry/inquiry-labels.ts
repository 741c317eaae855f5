import type { InquiryState } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import type { InquiryMessage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import type { BadgeTone } from '@ironsouq/ui/primitives/display/badge'

export const STATE_WORD: Record<InquiryState, Key> = {
  unaudited: 'inquiry.stateUnaudited',
  pushed: 'inquiry.statePushed',
  invalid: 'inquiry.stateInvalid',
}

export const STATE_TONE: Record<InquiryState, BadgeTone> = {
  unaudited: 'info',
  pushed: 'proven',
  invalid: 'refused',
}

/** Who wrote a message, for the buyer. Staff who write for a seller say so [IN-6]. */
export function authorLabels(t: Translate, { author, sellerName }: InquiryMessage): string {
  if (author === 'buyer') return t('inquiry.you')
  if (author === 'seller') return sellerName ?? t('inquiry.fromUs')
  return sellerName === null
    ? t('inquiry.fromUs')
    : t('inquiry.forSeller', { seller: isolated(sellerName) })
}
