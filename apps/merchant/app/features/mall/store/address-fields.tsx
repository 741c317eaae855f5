import { type Emirate, EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { STORE_ADDRESS_MAX, STORE_AREA_MAX } from '@ironsouq/contract/mall/store/store.limits'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'

interface Address {
  phone: string
  emirate: Emirate
  area: string
  address: string
}

interface AddressFieldsProps {
  value: Address
  onChange: (next: Partial<Address>) => void
  faulty: (field: keyof Address) => { error?: string }
}

/** Where a store or a warehouse is, and how it is called. */
export function AddressFields({ value, onChange, faulty }: AddressFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        type="tel"
        isRequired
        label={t('portalOrder.mobile')}
        value={value.phone}
        onChange={(phone) => onChange({ phone })}
        {...faulty('phone')}
      />
      <Select
        label={t('portalStore.emirate')}
        options={EMIRATES.map((id) => ({ id, text: t(EMIRATE_WORD[id]) }))}
        value={value.emirate}
        onChange={(chosen) => {
          const emirate = EMIRATES.find((each) => each === chosen)
          if (emirate) onChange({ emirate })
        }}
        {...faulty('emirate')}
      />
      <TextField
        isRequired
        label={t('portalStore.area')}
        maxLength={STORE_AREA_MAX}
        value={value.area}
        onChange={(area) => onChange({ area })}
        {...faulty('area')}
      />
      <TextField
        isRequired
        label={t('portalStore.address')}
        maxLength={STORE_ADDRESS_MAX}
        value={value.address}
        onChange={(address) => onChange({ address })}
        {...faulty('address')}
      />
    </>
  )
}
