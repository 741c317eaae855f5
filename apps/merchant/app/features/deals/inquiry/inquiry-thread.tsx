import type { InquiryMessage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { SellerInquiry } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { InquiryReply } from '@ironsouq/portal/inquiry/inquiry-reply'
import { InquiryThread } from '@ironsouq/portal/inquiry/inquiry-thread'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const { reply, attachmentLink } = quoteMerchantEndpoints

/** Staff who write for the dealer say so [IN-6]. */
export function SellerThread({ inquiry: { messages, buyer } }: { inquiry: SellerInquiry }) {
  const t = useT()
  const authorOf = ({ author, sellerName }: InquiryMessage) => {
    if (author === 'buyer') return buyer.name
    if (author === 'seller') return t('merchantInquiry.you')
    return t(sellerName === null ? 'merchantInquiry.fromUs' : 'merchantInquiry.forYou')
  }
  return (
    <InquiryThread
      messages={messages}
      authorOf={authorOf}
      linkOf={(attachmentId) => api(attachmentLink, { query: { attachmentId } })}
    />
  )
}

export function SellerReply({ inquiryId }: { inquiryId: string }) {
  const t = useT()
  return (
    <InquiryReply
      words={{
        label: t('merchantInquiry.reply'),
        send: t('merchantInquiry.send'),
        sent: t('merchantInquiry.sent'),
      }}
      send={(body) => api(reply, { body: { inquiryId, body } })}
    />
  )
}
