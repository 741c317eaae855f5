import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import {
  ADDRESS_DETAIL_MAX,
  ADDRESS_DETAIL_MIN,
  WITHOUT_POSTAL_CODE,
} from '@ironsouq/contract/people/address/address.limits'
import type {
  Address,
  AddressCopy,
  AddressForm as Form,
} from '@ironsouq/contract/people/address/address.schema'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { type SubmitEvent, useState } from 'react'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useT } from '#kit/text/use-t.ts'
import { addressIn, type AddressFaults, faultsOf } from './address-values.ts'

export interface Country {
  value: string
  label: string
}

interface AddressFormProps {
  countries: readonly Country[]
  address?: Address | AddressCopy | undefined
  /** Saves it; what it rejects with is shown at the fields. */
  onSave: (address: Form) => Promise<void>
  /** The region and country stay: delivery was priced for them. */
  isRegionFixed?: boolean
}

/** In the order of the form. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
]

/** The form of a delivery address [FM-4]: in the UAE with emirate, area and Makani number and no postal code. */
export function AddressForm({ countries, address, onSave, isRegionFixed }: AddressFormProps) {
  const t = useT()
  const [country, setCountry] = useState(address?.country ?? 'AE')
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<AddressFaults>()
  const isUae = country === 'AE'
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const show = (found: AddressFaults) => {
      setFaults(found)
      fieldsOf(form)
        .find(({ name }) => name in found.fields)
        ?.focus()
    }
    const empty = fieldsOf(form).filter(({ required, value }) => required && value.trim() === '')
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map(({ name }) => [name, t('address.required')]))
      show({ msg: '', fields })
      return
    }
    setBusy(true)
    onSave(addressIn(new FormData(form), country, address))
      .catch((err: unknown) => show(faultsOf(err, t('userCenter.failed'))))
      .finally(() => setBusy(false))
  }
  const fieldOf = (name: keyof Form) => ({ name, error: faults?.fields[name] })
  const fixed = isRegionFixed ? { disabled: true, help: t('address.regionStays') } : {}
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
      <PlainInput
        {...fieldOf('recipient')}
        label={t('address.recipient')}
        defaultValue={address?.recipient}
        autoComplete="name"
        maxLength={60}
        required
      />
      <PlainInput
        {...fieldOf('phone')}
        type="tel"
        label={t('address.mobile')}
        defaultValue={address?.phone}
        autoComplete="tel"
        help={t('address.phoneHelp')}
        maxLength={20}
        required
      />
      <PlainSelect
        {...fieldOf('country')}
        label={t('address.country')}
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        options={countries}
        autoComplete="country"
        {...fixed}
      />
      {isUae ? (
        <PlainSelect
          key="emirate"
          {...fieldOf('region')}
          label={t('address.emirate')}
          defaultValue={address?.country === 'AE' ? address.region : 'dubai'}
          options={EMIRATES.map((value) => ({ value, label: t(EMIRATE_WORD[value]) }))}
          {...fixed}
        />
      ) : (
        <PlainInput
          key="region"
          {...fieldOf('region')}
          label={t('address.region')}
          defaultValue={address?.country === country ? address.region : ''}
          autoComplete="address-level1"
          maxLength={60}
          required
          {...fixed}
        />
      )}
      <PlainInput
        {...fieldOf('city')}
        label={t(isUae ? 'address.area' : 'address.city')}
        defaultValue={address?.city}
        autoComplete="address-level2"
        maxLength={60}
        required
      />
      {isUae ? (
        <PlainInput
          {...fieldOf('makani')}
          label={t('address.makani')}
          optionalNote={t('address.optional')}
          defaultValue={address?.makani ?? ''}
          help={t('address.makaniHelp')}
          inputMode="numeric"
          dir="ltr"
          maxLength={11}
        />
      ) : (
        <PlainInput
          {...fieldOf('postalCode')}
          label={t('address.postalCode')}
          {...(WITHOUT_POSTAL_CODE.includes(country)
            ? { optionalNote: t('address.optional') }
            : { required: true })}
          defaultValue={address?.postalCode ?? ''}
          autoComplete="postal-code"
          maxLength={12}
        />
      )}
      <div className="grid gap-4 sm:col-span-2">
        <PlainInput
          {...fieldOf('detail')}
          label={t('address.detail')}
          defaultValue={address?.detail}
          help={t('address.detailHelp')}
          autoComplete="street-address"
          minLength={ADDRESS_DETAIL_MIN}
          maxLength={ADDRESS_DETAIL_MAX}
          required
        />
        {!isRegionFixed && (
          <PlainCheck
            name="isDefault"
            defaultChecked={address && 'isDefault' in address ? address.isDefault : false}
          >
            {t('address.setDefault')}
          </PlainCheck>
        )}
        <FormMessage msg={faults?.msg} />
        <SubmitButton isBusy={isBusy}>{t('address.save')}</SubmitButton>
      </div>
    </form>
  )
}
