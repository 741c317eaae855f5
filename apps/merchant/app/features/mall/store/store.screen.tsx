import {
  ANNOUNCEMENT_MAX,
  STORE_NAME_MAX,
  STORE_WORDS_MAX,
} from '@ironsouq/contract/mall/store/store.limits'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import type { StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { CompanyFacts } from '@ironsouq/portal/store/company-facts'
import { RateList } from '@ironsouq/portal/store/rate-list'
import { StoreBadge } from '@ironsouq/portal/store/store-badge'
import { StoreReason } from '@ironsouq/portal/store/store-reason'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { Route } from './+types/store.screen.ts'
import { AddressFields } from './address-fields.tsx'
import { MoveOwnStore } from './move-own-store.tsx'
import { NoStore } from './parts/no-store.tsx'
import { PictureField } from './picture-field.tsx'
import { type StoreValues, useStoreForm } from './store-form.ts'

export const clientLoader = () => api(storeMerchantEndpoints.record)

const COLUMN = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0'
const EMPTY_WORDS = { name: '', description: '', announcement: '' }

function useFields(): ComparedFields<StoreValues> {
  const t = useT()
  return {
    phone: { label: t('portalOrder.mobile') },
    emirate: {
      label: t('portalStore.emirate'),
      show: (value) => t(EMIRATE_WORD[value as StoreValues['emirate']]),
    },
    area: { label: t('portalStore.area') },
    address: { label: t('portalStore.address') },
    texts: { label: t('portalProduct.texts') },
    logo: { label: t('portalStore.logo') },
  }
}

function Texts({ form }: { form: RecordForm<StoreValues> }) {
  const t = useT()
  const { texts } = form.values
  return (
    <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
      {(locale) => {
        const words = { ...EMPTY_WORDS, ...texts[locale] }
        const set = (next: Partial<typeof EMPTY_WORDS>) =>
          form.set({ texts: { ...texts, [locale]: { ...words, ...next } } })
        return (
          <>
            <TextField
              label={t('portalProduct.name')}
              maxLength={STORE_NAME_MAX}
              value={words.name}
              onChange={(name) => set({ name })}
              {...form.faultyAt(`texts.${locale}.name`)}
            />
            <TextArea
              label={t('portalProduct.description')}
              maxLength={STORE_WORDS_MAX}
              value={words.description}
              onChange={(description) => set({ description })}
              {...form.faultyAt(`texts.${locale}.description`)}
            />
            <TextArea
              label={t('portalStore.announcement')}
              rows={3}
              maxLength={ANNOUNCEMENT_MAX}
              value={words.announcement}
              onChange={(announcement) => set({ announcement })}
              {...form.faultyAt(`texts.${locale}.announcement`)}
            />
          </>
        )
      }}
    </LanguagesEditor>
  )
}

/** What was agreed with the platform; staff change it. */
function Terms({ store: { sellsUntil, rates } }: { store: StoreRecord }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('portalStore.contract')}>
      <Facts>
        <Fact name={t('portalStore.sellsUntil')}>
          {sellsUntil === null ? t('portalStore.noEnd') : format.date(sellsUntil)}
        </Fact>
      </Facts>
      {rates.length > 0 && <RateList rates={rates} />}
    </Panel>
  )
}

function StoreEditor({ store }: { store: StoreRecord }) {
  const t = useT()
  const mayEdit = useMay('store.edit')
  const form = useStoreForm(store)
  const fields = useFields()
  const { values, set, faulty } = form
  return (
    <ScreenPage title={t('portalOrder.store')}>
      <ScreenBody>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-lead font-bold wrap-anywhere">
            <bdi>{(store.texts[currentLocale()] ?? store.texts.en).name}</bdi>
          </h2>
          <StoreBadge state={store.state} />
          {mayEdit && <MoveOwnStore state={store.state} />}
        </div>
        <StoreReason reason={store.reason} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
          <fieldset disabled={!mayEdit} className={COLUMN}>
            <Panel heading={t('portalProduct.texts')}>
              <Texts form={form} />
            </Panel>
            <Panel heading={t('merchantStore.contact')}>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
                <AddressFields value={values} onChange={set} faulty={faulty} />
                <PictureField
                  label={t('portalStore.logo')}
                  choose={t('merchantStore.logoChoose')}
                  purpose="logo"
                  picture={store.logo}
                  isNew={values.logo !== ''}
                  onUpload={(logo) => set({ logo })}
                  {...faulty('logo')}
                />
              </div>
            </Panel>
          </fieldset>
          <div className={COLUMN}>
            <Terms store={store} />
            {store.company && (
              <Panel heading={t('portalStore.company')}>
                <CompanyFacts company={store.company} />
              </Panel>
            )}
          </div>
        </div>
        {mayEdit && <FormBar form={form} />}
        <ConflictDialog form={form} fields={fields} />
      </ScreenBody>
    </ScreenPage>
  )
}

/** The own store: what buyers read about it, where it is and on which terms it sells [BO-1]. */
export default function StoreScreen({ loaderData: store }: Route.ComponentProps) {
  const t = useT()
  return store ? (
    <StoreEditor key={store.storeId} store={store} />
  ) : (
    <NoStore title={t('portalOrder.store')} />
  )
}
