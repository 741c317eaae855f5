import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { ADDRESSES_MAX } from '@ironsouq/contract/people/address/address.limits'
import type { Address, AddressForm } from '@ironsouq/contract/people/address/address.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState, lazy, Suspense } from 'react'
import { ChoiceCard } from '#features/money/payment/parts/choice-card.tsx'
import type { Country } from '#features/people/address/parts/address-form.tsx'
import { AddressText } from '#features/people/address/parts/address-text.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { useT } from '#kit/text/use-t.ts'

/** Loaded when it opens: public pages do not load dialogs. */
const AddressDialog = lazy(async () => {
  const { AddressDialog: dialog } =
    await import('#features/people/address/parts/address-dialog.tsx')
  return { default: dialog }
})

interface CheckoutAddressProps {
  addresses: readonly Address[]
  countries: readonly Country[]
  chosen: Address | null
  onChoose: (addressId: string) => Promise<void>
}

export function CheckoutAddress({ addresses, countries, chosen, onChoose }: CheckoutAddressProps) {
  const t = useT()
  const save = useApi({ handlesRefusal: true })
  const [added, setAdded] = useState<readonly Address[]>([])
  const [isOpen, setOpen] = useState(false)
  const all = [...addresses, ...added]
  const handleSave = async (address: AddressForm) => {
    const saved = await save(addressEndpoints.add, { body: address })
    setAdded([...added, saved])
    setOpen(false)
    await onChoose(saved.addressId)
  }
  return (
    <Panel heading={t('checkout.deliverTo')}>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t('checkout.deliverTo')}</legend>
        {all.map((address) => (
          <ChoiceCard
            key={address.addressId}
            name="addressId"
            isChosen={chosen?.addressId === address.addressId}
            onChoose={() => void onChoose(address.addressId)}
          >
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              <span className="min-w-0 break-words">
                <bdi>{address.recipient}</bdi>
              </span>
              {address.isDefault && <Badge>{t('address.default')}</Badge>}
            </span>
            <span className="text-micro text-ink-muted">
              <bdi dir="ltr">{address.phone}</bdi> · <AddressText address={address} />
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      {all.length === 0 && <p className="pb-3 text-ink-2">{t('checkout.addressNeeded')}</p>}
      {all.length < ADDRESSES_MAX && (
        <button type="button" className={`${buttonLook()} mt-3`} onClick={() => setOpen(true)}>
          {t('address.new')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <AddressDialog countries={countries} onSave={handleSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
