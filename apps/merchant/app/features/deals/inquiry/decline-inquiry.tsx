import { QUOTE_NOTE_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'

interface DeclineInquiryProps {
  inquiryId: string
  onDone: () => void
}

/** Asks for the reason, which the buyer reads. */
export function DeclineInquiry({ inquiryId, onDone }: DeclineInquiryProps) {
  const t = useT()
  return (
    <ReasonDialog
      words={{
        title: t('merchantInquiry.decline'),
        reason: t('quote.reason'),
        act: t('merchantInquiry.decline'),
        done: t('merchantInquiry.declined'),
      }}
      maxLength={QUOTE_NOTE_MAX}
      send={(note) => api(quoteMerchantEndpoints.declineInquiry, { body: { inquiryId, note } })}
      onClose={onDone}
    >
      <p>{t('merchantInquiry.declineBody')}</p>
    </ReasonDialog>
  )
}
