import { NICK_NAME_MAX, COMPANY_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { GENDERS, UNITS } from '@ironsouq/contract/people/member/member.limits'
import { type Profile } from '@ironsouq/contract/people/member/member.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote, SavedNote } from '#kit/form/saved-note.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { zonesWith } from './time-zones.ts'

const GENDER_WORDS: Record<(typeof GENDERS)[number], Key> = {
  female: 'settings.genderFemale',
  male: 'settings.genderMale',
  unsaid: 'settings.genderUnsaid',
}

const UNIT_WORDS: Record<(typeof UNITS)[number], Key> = {
  metric: 'settings.unitsMetric',
  imperial: 'settings.unitsImperial',
}

interface ProfileFormProps {
  profile: Profile
  answer: FormAnswer | undefined
}

export function ProfileForm({ profile, answer }: ProfileFormProps) {
  const t = useT()
  const { languages, currencies } = useSiteData()
  const { form, fieldOf, msg } = useFirstFault({ given: answer?.faults })
  const [nickLength, setNickLength] = useState(profile.nickName.length)
  const isSaving = useNavigation().formData?.get('intent') === 'profile'
  return (
    <Form method="post" {...form} className="grid gap-5">
      <Panel heading={t('settings.aboutYou')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainInput
            {...fieldOf('nickName')}
            label={t('settings.nickName')}
            defaultValue={profile.nickName}
            required
            maxLength={NICK_NAME_MAX}
            autoComplete="nickname"
            onInput={(event) => setNickLength(event.currentTarget.value.length)}
            help={t('settings.nickNameCount', { used: nickLength, max: NICK_NAME_MAX })}
          />
          <PlainInput
            {...fieldOf('company')}
            label={t('settings.company')}
            optionalNote={t('settings.optional')}
            defaultValue={profile.company}
            maxLength={COMPANY_MAX}
            autoComplete="organization"
          />
          <PlainSelect
            {...fieldOf('gender')}
            label={t('settings.gender')}
            defaultValue={profile.gender}
            options={GENDERS.map((value) => ({ value, label: t(GENDER_WORDS[value]) }))}
          />
          <PlainInput
            {...fieldOf('birthDate')}
            label={t('settings.birthDate')}
            optionalNote={t('settings.optional')}
            type="date"
            min="1900-01-01"
            autoComplete="bday"
            defaultValue={profile.birthDate ?? ''}
          />
        </div>
      </Panel>
      <input type="hidden" name="localeBefore" value={profile.locale} />
      <Panel heading={t('settings.displayPreferences')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainSelect
            {...fieldOf('locale')}
            label={t('settings.language')}
            defaultValue={profile.locale}
            options={languages.map(({ code, name }) => ({
              value: code,
              label: name,
              lang: LOCALES[code].bcp47,
            }))}
          />
          <PlainSelect
            {...fieldOf('currency')}
            label={t('settings.currency')}
            defaultValue={profile.currency ?? ''}
            options={[
              { value: '', label: t('settings.currencyDefault') },
              ...currencies.map(({ currencyCode, currencyName }) => ({
                value: currencyCode,
                label: `${currencyCode} · ${currencyName}`,
              })),
            ]}
          />
          <PlainSelect
            {...fieldOf('units')}
            label={t('settings.units')}
            defaultValue={profile.units}
            options={UNITS.map((value) => ({ value, label: t(UNIT_WORDS[value]) }))}
          />
          <PlainSelect
            {...fieldOf('timeZone')}
            label={t('settings.timeZone')}
            defaultValue={profile.timeZone}
            help={t('settings.timeZoneHelp')}
            options={zonesWith(profile.timeZone).map((value) => ({ value, label: value }))}
          />
        </div>
      </Panel>
      <RefusedNote text={msg} />
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          name="intent"
          value="profile"
          className={buttonLook({ tone: 'ink' })}
          {...(isSaving && { 'data-pending': '' })}
        >
          {t('settings.save')}
        </button>
        <SavedNote text={answer?.done ? t('settings.saved') : undefined} />
      </div>
    </Form>
  )
}
