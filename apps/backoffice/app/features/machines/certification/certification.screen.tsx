import {
  certificationEndpoints,
  CertificationRecord,
} from '@ironsouq/contract/machines/certification/certification.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RemoveEntry } from '#features/platform/setting/parts/remove-entry.tsx'
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

const { staffList, save, remove } = certificationEndpoints
const LIST = '/settings/certifications'

export const clientLoader = async ({ params: { certificationId: id } }: Route.ClientLoaderArgs) =>
  id === 'new' ? null : foundIn(await api(staffList), 'certificationId', id)

function CertificationForm({ record }: { record: CertificationRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    noun: 'certification',
    id: 'certificationId',
    record,
    schema: CertificationRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save: ({ texts, ...values }, known) =>
      api(save, { body: { ...values, texts: writtenTexts(texts), ...known } }),
    pathOf: ({ certificationId }) => `${LIST}/${certificationId}`,
  })
  const { texts } = form.values
  return (
    <SettingsPage title={record ? texts.en.name : t('backofficeSetting.addCertification')}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-2">
        <TextField
          label={t('backofficeSetting.code')}
          description={t('backofficeSetting.codeHint')}
          isReadOnly={record !== null}
          {...form.field('code')}
        />
        <NumberField
          label={t('backofficeSetting.position')}
          minValue={0}
          maxValue={999}
          {...form.field('position')}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => {
          const words = { ...WORDS, ...texts[locale] }
          const write = (next: Partial<typeof WORDS>) =>
            form.set({ texts: { ...texts, [locale]: { ...words, ...next } } })
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
      <RecordBar form={form} fields={LABELS}>
        {record && (
          <RemoveEntry
            name={record.texts.en.name}
            to={LIST}
            remove={() => api(remove, { body: { certificationId: record.certificationId } })}
          />
        )}
      </RecordBar>
    </SettingsPage>
  )
}

export default function CertificationScreen({ loaderData: record }: Route.ComponentProps) {
  return <CertificationForm key={record?.certificationId ?? 'new'} record={record} />
}
