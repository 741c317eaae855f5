import type {
  Address,
  AddressCopy,
  AddressForm as Form,
} from '@ironsouq/contract/people/address/address.schema'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { ReactAriaStyle } from '#kit/popup/react-aria-style.tsx'
import { useT } from '#kit/text/use-t.ts'
import { AddressForm, type Country } from './address-form.tsx'

interface AddressDialogProps {
  countries: readonly Country[]
  address?: Address | AddressCopy | undefined
  /** The region and country stay: delivery was priced for them. */
  isRegionFixed?: boolean
  onSave: (address: Form) => Promise<void>
  onClose: () => void
}

export function AddressDialog({ onClose, ...form }: AddressDialogProps) {
  const t = useT()
  return (
    <>
      <ReactAriaStyle />
      <Dialog
        size="large"
        title={t(form.address ? 'address.editTitle' : 'address.new')}
        close={t('common.close')}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <AddressForm {...form} />
      </Dialog>
    </>
  )
}
