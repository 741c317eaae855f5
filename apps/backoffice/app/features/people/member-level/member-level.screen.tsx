import { POINTS_MAX } from '@ironsouq/contract/people/loyalty/loyalty.limits'
import {
  memberLevelEndpoints,
  MemberLevelRecord,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import {
  GROWTH_MAX,
  LEVEL_DISCOUNT_MAX_PPM,
  POINTS_PERCENT_MAX,
  POINTS_PERCENT_MIN,
} from '@ironsouq/contract/people/member-level/member-level.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { RemoveEntry } from '#features/platform/setting/parts/remove-entry.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/member-level.screen.ts'

type Values = Omit<MemberLevelRecord, 'levelId' | 'version'>

const WORDS = { name: '' }
const EMPTY: Values = {
  threshold: 0,
  discountPpm: 0,
  pointsPercent: POINTS_PERCENT_MIN,
  rewardPoints: 0,
  categoryIds: [],
  texts: { en: WORDS },
}

const LABELS = {
  threshold: 'backofficeLoyalty.threshold',
  discountPpm: 'backofficeLoyalty.discount',
  pointsPercent: 'backofficeLoyalty.pointsPercent',
  rewardPoints: 'backofficeLoyalty.reward',
  categoryIds: 'backofficeLoyalty.categories',
  texts: 'backofficeSetting.texts',
} as const

/** Parts per million of one percent. */
const PERCENT = 10_000
const NAME_MAX = 30

const { staffList, save, remove } = memberLevelEndpoints
const LIST = '/settings/member-levels'

export const clientLoader = async ({ params: { levelId: id } }: Route.ClientLoaderArgs) =>
  id === 'new' ? null : foundIn(await api(staffList), 'levelId', id)

function LevelForm({ record }: { record: MemberLevelRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    noun: 'member-level',
    id: 'levelId',
    record,
    schema: MemberLevelRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save: ({ texts, ...values }, known) =>
      api(save, { body: { ...values, texts: writtenTexts(texts), ...known } }),
    pathOf: ({ levelId }) => `${LIST}/${levelId}`,
  })
  const { texts, discountPpm } = form.values
  return (
    <SettingsPage title={record ? texts.en.name : t('backofficeLoyalty.addLevel')}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-2">
        <NumberField
          label={t('backofficeLoyalty.threshold')}
          minValue={0}
          maxValue={GROWTH_MAX}
          {...form.field('threshold')}
        />
        <NumberField
          label={t('backofficeLoyalty.discount')}
          description={t('backofficeLoyalty.discountHint')}
          minValue={0}
          maxValue={LEVEL_DISCOUNT_MAX_PPM / PERCENT}
          value={discountPpm / PERCENT}
          onChange={(percent) => form.set({ discountPpm: Math.round(percent * PERCENT) })}
        />
        <NumberField
          label={t('backofficeLoyalty.pointsPercent')}
          description={t('backofficeLoyalty.pointsPercentHint')}
          minValue={POINTS_PERCENT_MIN}
          maxValue={POINTS_PERCENT_MAX}
          {...form.field('pointsPercent')}
        />
        <NumberField
          label={t('backofficeLoyalty.reward')}
          description={t('backofficeLoyalty.rewardHint')}
          minValue={0}
          maxValue={POINTS_MAX}
          {...form.field('rewardPoints')}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => (
          <TextField
            label={t('backofficeSetting.label')}
            value={texts[locale]?.name ?? ''}
            maxLength={NAME_MAX}
            onChange={(name) => form.set({ texts: { ...texts, [locale]: { name } } })}
          />
        )}
      </LanguagesEditor>
      <RecordBar form={form} fields={LABELS}>
        {record && (
          <RemoveEntry
            name={record.texts.en.name}
            to={LIST}
            remove={() => api(remove, { body: { levelId: record.levelId } })}
          />
        )}
      </RecordBar>
    </SettingsPage>
  )
}

export default function MemberLevelScreen({ loaderData: record }: Route.ComponentProps) {
  return <LevelForm key={record?.levelId ?? 'new'} record={record} />
}
