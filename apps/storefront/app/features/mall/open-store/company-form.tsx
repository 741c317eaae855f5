import {
  COMPANY_NAME_MAX,
  PERSON_NAME_MAX,
  REQUIRED_DOCUMENTS,
  RESIDENCE_MAX,
  SCOPE_MAX,
} from '@ironsouq/contract/mall/store-application/store-application.limits'
import type {
  StoredCompany,
  StoreDocument,
} from '@ironsouq/contract/mall/store-application/store-application.schema'
import { LICENCE_TYPES } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { FileField } from '#features/people/seller-application/parts/file-field.tsx'
import { MessageArea } from '#kit/form/message-area.tsx'
import { useT } from '#kit/text/use-t.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

const CURRENCY = 'AED'

type Required = (typeof REQUIRED_DOCUMENTS)[number]

export const DOCUMENT_WORD: Record<Required, Key> = {
  licence: 'sellerApplication.licence',
  idFront: 'openStore.idFront',
  idBack: 'openStore.idBack',
}

const fieldOfDocument = (kind: Required) => `document.${kind}`

interface CompanyFormProps extends StepFormProps {
  company: StoredCompany | null
  documents: readonly StoreDocument[]
}

/** The firm behind the store and its documents [ST-2] [ST-3]. */
export function CompanyForm({ company, documents, ...form }: CompanyFormProps) {
  const t = useT()
  const { registeredCapital, ...stored } = company ?? { registeredCapital: null }
  const values = {
    ...stored,
    ...(registeredCapital && { 'registeredCapital.amount': registeredCapital.amount }),
  }
  const isThere = (kind: Required) => documents.some((document) => document.kind === kind)
  const check = (data: FormData) =>
    Object.fromEntries(
      REQUIRED_DOCUMENTS.map((kind) => {
        const isMissing = !isThere(kind) && data.get(fieldOfDocument(kind)) === ''
        return [fieldOfDocument(kind), isMissing ? t('openStore.documentMissing') : undefined]
      }),
    )
  return (
    <StepForm part="company" stored={values} check={check} {...form}>
      {({ field, errorOf }) => (
        <>
          <PlainInput
            {...field('enterpriseName')}
            label={t('sellerApplication.firmName')}
            maxLength={COMPANY_NAME_MAX}
            autoComplete="organization"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <PlainInput
              {...field('licenceNo')}
              dir="ltr"
              label={t('sellerApplication.licenceNo')}
            />
            <PlainInput {...field('licenceEndsOn')} type="date" label={t('store.licenceEnds')} />
            <PlainInput
              {...field('trn')}
              dir="ltr"
              inputMode="numeric"
              label={t('sellerApplication.trn')}
              help={t('sellerApplication.trnHelp')}
            />
            <PlainInput {...field('establishedOn')} type="date" label={t('store.established')} />
            <PlainInput
              {...field('legalRepresentative')}
              label={t('store.representative')}
              maxLength={PERSON_NAME_MAX}
            />
            <PlainInput
              {...field('registeredCapital.amount')}
              required={false}
              dir="ltr"
              inputMode="decimal"
              label={`${t('store.capital')} (${CURRENCY})`}
              optionalNote={t('openStore.optional')}
            />
          </div>
          <PlainInput
            {...field('residence')}
            label={t('store.residence')}
            maxLength={RESIDENCE_MAX}
          />
          <MessageArea
            {...field('scope')}
            label={t('store.scope')}
            rows={2}
            maxLength={SCOPE_MAX}
          />
          <h2 className="text-lead font-semibold">{t('openStore.documents')}</h2>
          <div className="grid gap-5 sm:grid-cols-2">
            {REQUIRED_DOCUMENTS.map((kind) => (
              <FileField
                key={kind}
                name={fieldOfDocument(kind)}
                label={t(DOCUMENT_WORD[kind])}
                help={t('sellerApplication.licenceHelp')}
                types={LICENCE_TYPES}
                send={async (file) =>
                  (await import('./send-document.ts')).sendDocument(file, kind, t)
                }
                error={errorOf(fieldOfDocument(kind))}
                {...(isThere(kind) && { stored: t('openStore.replace') })}
              />
            ))}
          </div>
        </>
      )}
    </StepForm>
  )
}
