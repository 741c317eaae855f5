import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { ADDRESSES_MAX } from '@ironsouq/contract/people/address/address.limits'
import type { Address, AddressForm } from '@ironsouq/contract/people/address/address.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState, lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/use-api.ts'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { messageBox } from '#kit/popup/message-box.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Country } from './parts/address-form.tsx'
import { AddressText } from './parts/address-text.tsx'

/** Loaded when it opens: public pages do not load dialogs. */
const AddressDialog = lazy(async () => {
  const { AddressDialog: dialog } = await import('./parts/address-dialog.tsx')
  return { default: dialog }
})

interface AddressesPageProps {
  addresses: readonly Address[]
  countries: readonly Country[]
}

/** The delivery addresses of the member, the default first [FM-4]. */
export function AddressesPage({ addresses, countries }: AddressesPageProps) {
  const t = useT()
  const call = useApi()
  const save = useApi({ handlesRefusal: true })
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Address | 'new'>()
  const isFull = addresses.length >= ADDRESSES_MAX
  const handleSave = async (address: AddressForm) => {
    if (edited === 'new') await save(addressEndpoints.add, { body: address })
    else if (edited)
      await save(addressEndpoints.change, { body: { addressId: edited.addressId, address } })
    setEdited(undefined)
    await revalidate()
  }
  const run = (command: () => Promise<unknown>) =>
    void command().then(
      () => revalidate(),
      () => undefined, // it was shown, or the question was answered with no
    )
  const remove = ({ addressId }: Address) =>
    run(async () => {
      await messageBox.confirm({
        title: t('address.delete'),
        message: t('address.deleteAsk'),
        confirm: t('address.delete'),
        cancel: t('address.keep'),
      })
      await call(addressEndpoints.remove, { body: { addressId } })
    })
  const add = (
    <button
      type="button"
      disabled={isFull}
      className={buttonLook({ tone: 'ink' })}
      onClick={() => setEdited('new')}
    >
      {t('address.new')}
    </button>
  )
  return (
    <Page>
      <PageHead title={t('address.title')}>{addresses.length > 0 && add}</PageHead>
      {isFull && <Banner>{t('address.full', { max: ADDRESSES_MAX })}</Banner>}
      {addresses.length === 0 ? (
        <EmptyState title={t('address.none')} body={t('address.noneBody')}>
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {addresses.map((address) => (
            <li
              key={address.addressId}
              className="grid min-w-0 content-between gap-3 rounded-box border border-line bg-surface p-4"
            >
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  <span className="min-w-0 break-words">
                    <bdi>{address.recipient}</bdi>
                  </span>
                  {address.isDefault && <Badge>{t('address.default')}</Badge>}
                </p>
                <p className="text-ink-2">
                  <bdi dir="ltr">{address.phone}</bdi>
                </p>
                <p className="text-ink-2">
                  <AddressText address={address} />
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={buttonLook({ size: 'dense' })}
                  onClick={() => setEdited(address)}
                >
                  {t('address.edit')}
                </button>
                {!address.isDefault && (
                  <button
                    type="button"
                    className={buttonLook({ size: 'dense' })}
                    onClick={() =>
                      run(() =>
                        call(addressEndpoints.makeDefault, {
                          body: { addressId: address.addressId },
                        }),
                      )
                    }
                  >
                    {t('address.setDefault')}
                  </button>
                )}
                <button
                  type="button"
                  className={buttonLook({ size: 'dense', tone: 'quiet' })}
                  onClick={() => remove(address)}
                >
                  {t('address.delete')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            countries={countries}
            address={edited === 'new' ? undefined : edited}
            onSave={handleSave}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}
