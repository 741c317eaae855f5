import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/inquiry/inquiry-staff.endpoints'
import type { InquiryRecipient } from '@ironsouq/contract/inquiry/inquiry.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useEffect, useState } from 'react'

interface PushInquiryProps {
  inquiry: StaffInquiry
  onDone: () => void
}

type Named = NonNullable<StaffInquiry['seller']>

/** Every seller; until they are loaded, and if that fails, the seller of the machine. */
function useSellers(own: Named | null): readonly Named[] {
  const [sellers, setSellers] = useState<readonly Named[]>(own ? [own] : [])
  useEffect(() => {
    let isShown = true
    void api(inquiryStaffEndpoints.sellers).then(
      (found) => isShown && setSellers(found),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [])
  return sellers
}

/** Asks who answers: the seller of the machine, another one, or our own stock. */
export function PushInquiry({ inquiry, onDone }: PushInquiryProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { inquiryId, seller } = inquiry
  const [recipient, setRecipient] = useState<InquiryRecipient>('seller')
  const [sellerCode, setSellerCode] = useState(seller?.code)
  const sellers = useSellers(seller)
  const push = async () => {
    const body = { inquiryId, recipient, ...(recipient === 'seller' && { sellerCode }) }
    const done = await run(() => api(inquiryStaffEndpoints.push, { body }))
    if (!done) return
    onDone()
    toasts.show({ text: t('backofficeInquiry.pushDone') })
  }
  return (
    <Dialog
      title={t('backofficeInquiry.pushTitle')}
      close={t('common.close')}
      isOpen
      onOpenChange={onDone}
    >
      <RadioGroup
        label={t('backofficeInquiry.recipient')}
        options={[
          { id: 'seller', text: t('backofficeInquiry.toSeller') },
          { id: 'ownStock', text: t('backofficeInquiry.toOwnStock') },
        ]}
        value={recipient}
        onChange={(id) => setRecipient(id === 'ownStock' ? 'ownStock' : 'seller')}
      />
      {recipient === 'seller' && (
        <Select
          label={t('backofficeInquiry.seller')}
          options={sellers.map(({ code, name }) => ({ id: code, text: name }))}
          placeholder={t('portalDevice.choose')}
          value={sellerCode ?? null}
          onChange={(code) => setSellerCode(code === null ? undefined : String(code))}
        />
      )}
      <Button
        tone="ink"
        isPending={isRunning}
        isDisabled={recipient === 'seller' && sellerCode === undefined}
        onPress={() => void push()}
      >
        {t('backofficeInquiry.push')}
      </Button>
    </Dialog>
  )
}
