import {
  inspectionRemarkEndpoints,
  type RemarkPoint,
  RemarkRecord,
} from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { REMARK_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguageText } from '@ironsouq/portal/form/language-text'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RESULT_WORD, RESULTS } from '#features/machines/inspection/parts/inspection-labels.ts'
import { RemoveEntry } from '#features/platform/setting/parts/remove-entry.tsx'
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

const { list, save, remove } = inspectionRemarkEndpoints
const LIST = '/settings/inspection-remarks'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { remarks, points } = await api(list)
  const { remarkId } = params
  return { points, record: remarkId === 'new' ? null : foundIn(remarks, 'remarkId', remarkId) }
}

interface RemarkFormProps {
  record: RemarkRecord | null
  points: readonly RemarkPoint[]
}

function RemarkForm({ record, points }: RemarkFormProps) {
  const t = useT()
  const format = useFormat()
  const form = useSavedRecord({
    noun: 'inspection-remark',
    id: 'remarkId',
    record,
    schema: RemarkRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save: ({ texts, ...values }, known) =>
      api(save, { body: { ...values, texts: writtenTexts(texts), ...known } }),
    pathOf: ({ remarkId }) => `${LIST}/${remarkId}`,
  })
  const { set } = form
  const { texts, pointIds } = form.values
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
          isReadOnly={record !== null}
          maxLength={60}
          {...form.field('code')}
        />
        <Select
          label={t('backofficeInspection.result')}
          options={RESULTS.map((id) => ({ id, text: t(RESULT_WORD[id]) }))}
          {...form.choice('state', RESULTS)}
        />
      </div>
      <LanguageText
        label={t('backofficeInspection.remark')}
        name="name"
        maxLength={REMARK_MAX}
        texts={texts}
        onChange={(next) => set({ texts: next })}
      />
      <RemarkPoints
        points={points}
        chosen={pointIds}
        onChange={(next) => set({ pointIds: next })}
      />
      <RecordBar
        form={form}
        fields={{
          ...LABELS,
          state: { label: t(LABELS.state), show: resultOf },
          pointIds: { label: t(LABELS.pointIds), show: namesOf },
        }}
      >
        {record && (
          <RemoveEntry
            name={record.texts.en.name}
            to={LIST}
            remove={() => api(remove, { body: { remarkId: record.remarkId } })}
          />
        )}
      </RecordBar>
    </SettingsPage>
  )
}

export default function InspectionRemarkScreen({ loaderData }: Route.ComponentProps) {
  return <RemarkForm key={loaderData.record?.remarkId ?? 'new'} {...loaderData} />
}
