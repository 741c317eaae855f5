import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { PERSON_NAME_MAX } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type { StoredBasics } from '@ironsouq/contract/mall/store-application/store-application.schema'
import {
  STORE_ADDRESS_MAX,
  STORE_AREA_MAX,
  STORE_NAME_MAX,
  STORE_WORDS_MAX,
  STORE_WORDS_MIN,
} from '@ironsouq/contract/mall/store/store.limits'
import { IMAGE_TYPES, MB, PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { FileField } from '#features/people/seller-application/parts/file-field.tsx'
import { MessageArea } from '#kit/form/message-area.tsx'
import { useT } from '#kit/text/use-t.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

interface BasicsFormProps extends StepFormProps {
  basics: StoredBasics | null
}

/** What the store is called and where it is [ST-2]. */
export function BasicsForm({ basics, ...form }: BasicsFormProps) {
  const t = useT()
  const { logo, ...stored } = basics ?? { logo: null }
  const check = (data: FormData) => ({
    logo: logo === null && data.get('logo') === '' ? t('openStore.logoMissing') : undefined,
  })
  return (
    <StepForm part="basics" stored={stored} check={check} {...form}>
      {({ field, errorOf }) => (
        <>
          <PlainInput
            {...field('name')}
            label={t('openStore.name')}
            help={t('openStore.nameHelp', { max: STORE_NAME_MAX })}
            maxLength={STORE_NAME_MAX}
            autoComplete="organization"
          />
          <MessageArea
            {...field('description')}
            label={t('openStore.about')}
            help={t('openStore.aboutHelp', { min: STORE_WORDS_MIN, max: STORE_WORDS_MAX })}
            rows={3}
            maxLength={STORE_WORDS_MAX}
          />
          <FileField
            name="logo"
            label={t('openStore.logo')}
            help={t('openStore.logoHelp', { megabytes: PURPOSES.logo.maxBytes / MB })}
            icon="image"
            types={IMAGE_TYPES}
            send={async (file) => (await import('./send-logo.ts')).sendLogo(file, t)}
            error={errorOf('logo')}
            {...(logo && { stored: t('openStore.replace') })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <PlainSelect
              {...field('emirate')}
              label={t('sellerApplication.emirate')}
              options={[
                { value: '', label: t('sellerApplication.emirateChoose') },
                ...EMIRATES.map((id) => ({ value: id, label: t(EMIRATE_WORD[id]) })),
              ]}
            />
            <PlainInput
              {...field('area')}
              label={t('openStore.area')}
              maxLength={STORE_AREA_MAX}
              autoComplete="address-level2"
            />
          </div>
          <PlainInput
            {...field('address')}
            label={t('openStore.address')}
            maxLength={STORE_ADDRESS_MAX}
            autoComplete="street-address"
          />
          <PlainInput
            {...field('contactName')}
            label={t('openStore.contactName')}
            maxLength={PERSON_NAME_MAX}
            autoComplete="name"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <PlainInput
              {...field('email')}
              type="email"
              label={t('sellerApplication.email')}
              help={t('openStore.emailHelp')}
              autoComplete="email"
            />
            <PlainInput
              {...field('phone')}
              type="tel"
              label={t('sellerApplication.phone')}
              autoComplete="tel"
            />
          </div>
        </>
      )}
    </StepForm>
  )
}
