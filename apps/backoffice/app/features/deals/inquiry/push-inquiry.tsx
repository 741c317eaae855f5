import type { InquiryRecipient } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { SELLERS_AT_ONCE, SELLERS_NAMED_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { type NamedSeller, useSellers } from './use-sellers.ts'

interface SellersFieldProps {
  sellers: readonly NamedSeller[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The sellers who are asked, in the order of choosing. */
function SellersField({ sellers, chosen, onChange }: SellersFieldProps) {
  const t = useT()
  const nameOf = (code: string) => sellers.find((each) => each.code === code)?.name ?? code
  const left = sellers.filter(({ code }) => !chosen.includes(code))
  return (
    <div className="grid gap-2">
      <Select
        label={t('backofficeInquiry.sellers')}
        description={t('backofficeInquiry.sellersHelp', { atOnce: SELLERS_AT_ONCE })}
        placeholder={t('backofficeInquiry.addSeller')}
        options={left.map(({ code, name }) => ({ id: code, text: name }))}
        value={null}
        isDisabled={left.length === 0 || chosen.length >= SELLERS_NAMED_MAX}
        onChange={(code) => {
          if (code !== null) onChange([...chosen, String(code)])
        }}
      />
      {chosen.length > 0 && (
        <ol className="list-inside list-decimal divide-y divide-line border-y border-line">
          {chosen.map((code) => (
            <li key={code} className="flex items-center justify-between gap-2 py-1">
              <bdi className="min-w-0 break-words">{nameOf(code)}</bdi>
              <IconButton
                tone="quiet"
                size="portal"
                icon="close"
                label={t('backofficeInquiry.removeSeller', { name: nameOf(code) })}
                onPress={() => onChange(chosen.filter((other) => other !== code))}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface PushInquiryProps {
  inquiry: StaffInquiry
  onDone: () => void
}

/** Asks who answers: sellers, first of all the one of the machine, or our own stock. */
export function PushInquiry({ inquiry, onDone }: PushInquiryProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { inquiryId, seller } = inquiry
  const [recipient, setRecipient] = useState<InquiryRecipient>('seller')
  const [sellerCodes, setSellerCodes] = useState<string[]>(seller ? [seller.code] : [])
  const sellers = useSellers(seller)
  const push = async () => {
    const body = { inquiryId, recipient, ...(recipient === 'seller' && { sellerCodes }) }
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
          { id: 'seller', text: t('backofficeInquiry.sellers') },
          { id: 'ownStock', text: t('backofficeInquiry.toOwnStock') },
        ]}
        value={recipient}
        onChange={(id) => setRecipient(id === 'ownStock' ? 'ownStock' : 'seller')}
      />
      {recipient === 'seller' && (
        <SellersField sellers={sellers} chosen={sellerCodes} onChange={setSellerCodes} />
      )}
      <Button
        tone="ink"
        isPending={isRunning}
        isDisabled={recipient === 'seller' && sellerCodes.length === 0}
        onPress={() => void push()}
      >
        {t('backofficeInquiry.push')}
      </Button>
    </Dialog>
  )
}
