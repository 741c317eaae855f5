import type { StaffInquiry } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { QuoteRequest } from '@ironsouq/contract/deals/quote/quote.schema'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { useSellers } from './use-sellers.ts'

interface AskSellerProps {
  inquiry: StaffInquiry
  requests: readonly QuoteRequest[]
  onDone: () => void
}

/** The own stock has no code of a seller. */
const OWN = '-'

/** One more seller, or our own stock, who does not have the inquiry yet. */
export function AskSeller({ inquiry, requests, onDone }: AskSellerProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [chosen, setChosen] = useState<string | null>(null)
  const sellers = useSellers(inquiry.seller)
  const known = new Set(requests.map(({ seller }) => seller?.code ?? OWN))
  const options = [
    { id: OWN, text: t('quote.ownStock') },
    ...sellers.map(({ code, name }) => ({ id: code, text: name })),
  ].filter(({ id }) => !known.has(id))
  const ask = async () => {
    const sellerCode = chosen === OWN ? null : chosen
    const body = { inquiryId: inquiry.inquiryId, sellerCode }
    if (!(await run(() => api(quoteStaffEndpoints.ask, { body })))) return
    onDone()
    toasts.show({ text: t('backofficeInquiry.sellerAsked') })
  }
  return (
    <Dialog
      title={t('backofficeInquiry.askSeller')}
      close={t('common.close')}
      isOpen
      onOpenChange={onDone}
    >
      <Select
        label={t('backofficeInquiry.seller')}
        placeholder={t('portalDevice.choose')}
        options={options}
        value={chosen}
        onChange={(id) => setChosen(id === null ? null : String(id))}
      />
      <Button
        tone="ink"
        isPending={isRunning}
        isDisabled={chosen === null}
        onPress={() => void ask()}
      >
        {t('backofficeInquiry.askSeller')}
      </Button>
    </Dialog>
  )
}
