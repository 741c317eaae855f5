import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Country } from '#features/people/address/parts/address-form.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { useT } from '#kit/text/use-t.ts'

const AddressDialog = lazy(async () => {
  const { AddressDialog: dialog } =
    await import('#features/people/address/parts/address-dialog.tsx')
  return { default: dialog }
})

/** Delivers an order elsewhere, until something of it was sent. */
export function ChangeAddress({
  order,
  countries,
}: {
  order: Order
  countries: readonly Country[]
}) {
  const t = useT()
  const save = useApi({ handlesRefusal: true })
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { orderNumber, address, actions } = order
  if (!actions.includes('changeAddress') || !address) return null
  return (
    <>
      <button
        type="button"
        className={`${buttonLook({ size: 'dense' })} mt-2`}
        onClick={() => setOpen(true)}
      >
        {t('order.changeAddress')}
      </button>
      {isOpen && (
        <Suspense>
          <AddressDialog
            countries={countries}
            address={address}
            isRegionFixed
            onSave={async (moved) => {
              await save(orderEndpoints.changeAddress, { body: { orderNumber, address: moved } })
              setOpen(false)
              await revalidate()
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
