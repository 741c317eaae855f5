import type { InquiryMessage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { InquiryReply } from '@ironsouq/portal/inquiry/inquiry-reply'
import { InquiryThread } from '@ironsouq/portal/inquiry/inquiry-thread'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { useState } from 'react'

const { reply, attachmentLink } = inquiryStaffEndpoints

export function StaffThread({ inquiry: { messages, memberName } }: { inquiry: StaffInquiry }) {
  const t = useT()
  const authorOf = ({ author, sellerName }: InquiryMessage) => {
    if (author === 'buyer') return memberName
    if (author === 'seller') return sellerName ?? t('backofficeInquiry.seller')
    return sellerName === null
      ? t('backofficeInquiry.fromStaff')
      : t('backofficeInquiry.forSeller', { seller: isolated(sellerName) })
  }
  return (
    <InquiryThread
      messages={messages}
      authorOf={authorOf}
      linkOf={(attachmentId) => api(attachmentLink, { query: { attachmentId } })}
    />
  )
}

/** An answer of staff, as Ironsouq or for the seller, which the buyer sees [IN-6]. */
export function StaffReply({ inquiry: { inquiryId, sellerName } }: { inquiry: StaffInquiry }) {
  const t = useT()
  const [isChosen, setChosen] = useState(true)
  const isForSeller = sellerName !== null && isChosen
  return (
    <InquiryReply
      words={{
        label: t('backofficeInquiry.reply'),
        send: t('backofficeInquiry.send'),
        sent: t('backofficeInquiry.sent'),
      }}
      send={(body) => api(reply, { body: { inquiryId, body, isForSeller } })}
    >
      {sellerName !== null && (
        <Checkbox
          label={t('backofficeInquiry.replyFor', { seller: isolated(sellerName) })}
          isSelected={isChosen}
          onChange={setChosen}
        />
      )}
    </InquiryReply>
  )
}
