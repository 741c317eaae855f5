import {
  certificationEndpoints,
  CertificationRecord,
} from '@ironsouq/contract/machines/certification/certification.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RemoveButton } from '#features/platform/setting/parts/remove-button.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/certification.screen.ts'

type Values = Omit<CertificationRecord, 'certificationId' | 'version'>

const WORDS = { name: '', title: '', details: '', standards: '' }
const EMPTY: Values = { code: '', position: 0, texts: { en: WORDS } }

const LABELS = {
  code: 'backofficeSetting.code',
  position: 'backofficeSetting.position',
  texts: 'backofficeSetting.texts',
} as const

const TEXTS = [
  ['name', 'backofficeSetting.label', 80],
  ['title', 'backofficeSetting.headline', 160],
  ['standards', 'backofficeSetting.standards', 300],
] as const

const valuesOf = ({ code, position, texts }: CertificationRecord): Values => ({
  code,
  position,
  texts,
})

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.certificationId === 'new') return null
  const records = await api(certificationEndpoints.staffList)
  return records.find(({ certificationId }) => certificationId === params.certificationId)
}

function CertificationForm({ record }: { record: CertificationRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    name: `certification/${record?.certificationId ?? 'new'}`,
    record,
    schema: CertificationRecord,
    valuesOf,
    empty: EMPTY,
    save({ texts, ...values }, version) {
      const key = record ? { certificationId: record.certificationId, version } : {}
      const body = { ...values, texts: writtenTexts(texts), ...key }
      return api(certificationEndpoints.save, { body })
    },
    pathOf: ({ certificationId }) => `/settings/certifications/${certificationId}`,
  })
  const { values, set, faultOf } = form
  const { texts } = values
  const fault = faultOf('code')
  return (
    <SettingsPage title={record ? texts.en.name : t('backofficeSetting.addCertification')}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-2">
        <TextField
          label={t('backofficeSetting.code')}
          description={t('backofficeSetting.codeHint')}
          value={values.code}
          isReadOnly={record !== null}
          onChange={(code) => set({ code })}
          {...(fault !== undefined && { error: fault })}
        />
        <NumberField
          label={t('backofficeSetting.position')}
          value={values.position}
          minValue={0}
          maxValue={999}
          onChange={(position) => set({ position })}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => {
          const words = { ...WORDS, ...texts[locale] }
          const write = (next: Partial<typeof WORDS>) =>
            set({ texts: { ...texts, [locale]: { ...words, ...next } } })
          return (
            <>
              {TEXTS.map(([field, label, most]) => (
                <TextField
                  key={field}
                  label={t(label)}
                  value={words[field]}
                  maxLength={most}
                  onChange={(text) => write({ [field]: text })}
                />
              ))}
              <TextArea
                label={t('backofficeSetting.details')}
                value={words.details}
                maxLength={1200}
                onChange={(details) => write({ details })}
              />
            </>
          )
        }}
      </LanguagesEditor>
      <FormBar form={form}>
        {record && (
          <RemoveButton
            name={record.texts.en.name}
            to="/settings/certifications"
            remove={() =>
              api(certificationEndpoints.remove, {
                body: { certificationId: record.certificationId },
              })
            }
          />
        )}
      </FormBar>
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function CertificationScreen({ loaderData: record }: Route.ComponentProps) {
  return record === undefined ? (
    <NotHere />
  ) : (
    <CertificationForm key={record?.certificationId ?? 'new'} record={record} />
  )
}
