import {
  inspectionRemarkEndpoints,
  type RemarkPoint,
  RemarkRecord,
} from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { REMARK_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RESULT_WORD, RESULTS } from '#features/machines/inspection/parts/inspection-labels.ts'
import { RemoveButton } from '#features/platform/setting/parts/remove-button.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/inspection-remark.screen.ts'
import { RemarkPoints } from './remark-points.tsx'

type Values = Omit<RemarkRecord, 'remarkId' | 'version'>

const EMPTY: Values = { code: '', state: 'monitor', pointIds: [], texts: { en: { name: '' } } }

const LABELS = {
  code: 'backofficeSetting.code',
  state: 'backofficeInspection.result',
  pointIds: 'backofficeInspection.remarkPoints',
  texts: 'backofficeSetting.texts',
} as const

const valuesOf = ({ code, state, pointIds, texts }: RemarkRecord): Values => ({
  code,
  state,
  pointIds,
  texts,
})

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { remarks, points } = await api(inspectionRemarkEndpoints.list)
  const record =
    params.remarkId === 'new' ? null : remarks.find(({ remarkId }) => remarkId === params.remarkId)
  return { record, points }
}

interface RemarkFormProps {
  record: RemarkRecord | null
  points: readonly RemarkPoint[]
}

function RemarkForm({ record, points }: RemarkFormProps) {
  const t = useT()
  const format = useFormat()
  const form = useSavedRecord({
    name: `inspection-remark/${record?.remarkId ?? 'new'}`,
    record,
    schema: RemarkRecord,
    valuesOf,
    empty: EMPTY,
    save({ texts, ...values }, version) {
      const key = record ? { remarkId: record.remarkId, version } : {}
      const body = { ...values, texts: writtenTexts(texts), ...key }
      return api(inspectionRemarkEndpoints.save, { body })
    },
    pathOf: ({ remarkId }) => `/settings/inspection-remarks/${remarkId}`,
  })
  const { values, set, faulty } = form
  const { texts, state, pointIds } = values
  const fields = labelled(LABELS, t)
  const namesOf = (ids: unknown) =>
    format.list(
      points.flatMap(({ pointId, name }) => ((ids as string[]).includes(pointId) ? name : [])),
    )
  const resultOf = (id: unknown) => {
    const result = RESULTS.find((each) => each === id)
    return result ? t(RESULT_WORD[result]) : '–'
  }
  return (
    <SettingsPage title={record ? record.texts.en.name : t('backofficeInspection.addRemark')}>
      <div className="grid max-w-180 items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t('backofficeSetting.code')}
          description={t('backofficeSetting.codeHint')}
          value={values.code}
          isReadOnly={record !== null}
          maxLength={60}
          onChange={(code) => set({ code })}
          {...faulty('code')}
        />
        <Select
          label={t('backofficeInspection.result')}
          options={RESULTS.map((id) => ({ id, text: t(RESULT_WORD[id]) }))}
          value={state}
          onChange={(key) => set({ state: RESULTS.find((id) => id === key) ?? state })}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => (
          <TextField
            label={t('backofficeInspection.remark')}
            value={texts[locale]?.name ?? ''}
            maxLength={REMARK_MAX}
            onChange={(name) => set({ texts: { ...texts, [locale]: { name } } })}
          />
        )}
      </LanguagesEditor>
      <RemarkPoints
        points={points}
        chosen={pointIds}
        onChange={(next) => set({ pointIds: next })}
      />
      <FormBar form={form}>
        {record && (
          <RemoveButton
            name={record.texts.en.name}
            to="/settings/inspection-remarks"
            remove={() =>
              api(inspectionRemarkEndpoints.remove, { body: { remarkId: record.remarkId } })
            }
          />
        )}
      </FormBar>
      <ConflictDialog
        form={form}
        fields={{
          ...fields,
          state: { label: t(LABELS.state), show: resultOf },
          pointIds: { label: t(LABELS.pointIds), show: namesOf },
        }}
      />
    </SettingsPage>
  )
}

export default function InspectionRemarkScreen({ loaderData }: Route.ComponentProps) {
  const { record, points } = loaderData
  return record === undefined ? (
    <NotHere />
  ) : (
    <RemarkForm key={record?.remarkId ?? 'new'} record={record} points={points} />
  )
}
