import { branchEndpoints, HolidayRecord } from '@ironsouq/contract/content/branch/branch.endpoints'
import { HOLIDAY_EFFECTS } from '@ironsouq/contract/content/branch/branch.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { LanguageText } from '@ironsouq/portal/form/language-text'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { RemoveButton } from '@ironsouq/portal/form/remove-button'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { Route } from './+types/holiday.screen.ts'

type Values = HolidayRecord['holiday'] & { texts: HolidayRecord['texts'] }

const EMPTY: Values = {
  effect: 'closed',
  firstDay: '',
  lastDay: '',
  isConfirmed: false,
  texts: { en: { name: '' } },
}
const EFFECT_WORD = {
  closed: 'backofficeBranch.effectClosed',
  ramadan: 'backofficeBranch.effectRamadan',
} as const

export const clientLoader = ({ params: { holidayId } }: Route.ClientLoaderArgs) =>
  holidayId === 'new' ? null : api(branchEndpoints.holiday, { query: { holidayId } })

const valuesOf = ({ holiday, texts }: HolidayRecord): Values => ({ ...holiday, texts })

function useFields(): ComparedFields<Values> {
  const t = useT()
  const format = useFormat()
  const day = (value: unknown) => format.date(String(value))
  return {
    effect: {
      label: t('backofficeBranch.effect'),
      show: (value) => t(EFFECT_WORD[value as Values['effect']]),
    },
    firstDay: { label: t('backofficeBranch.firstDay'), show: day },
    lastDay: { label: t('backofficeBranch.lastDay'), show: day },
    isConfirmed: { label: t('backofficeBranch.confirmed') },
    texts: { label: t('backofficeBranch.name') },
  }
}

function HolidayForm({ record }: { record: HolidayRecord | null }) {
  const t = useT()
  const fields = useFields()
  const form = useSavedRecord({
    noun: 'holiday',
    id: 'holidayId',
    record,
    schema: HolidayRecord,
    valuesOf,
    empty: EMPTY,
    save: (values, known) => api(branchEndpoints.saveHoliday, { body: { ...values, ...known } }),
    pathOf: ({ holidayId }) => `/holidays/${holidayId}`,
  })
  const { texts } = form.values
  return (
    <ScreenPage title={texts.en.name || t('backofficeBranch.addHoliday')}>
      <ScreenBody>
        <div className="grid max-w-180 gap-3 sm:grid-cols-2">
          <TextField
            type="date"
            label={t('backofficeBranch.firstDay')}
            {...form.field('firstDay')}
          />
          <TextField type="date" label={t('backofficeBranch.lastDay')} {...form.field('lastDay')} />
          <Select
            label={t('backofficeBranch.effect')}
            options={HOLIDAY_EFFECTS.map((id) => ({ id, text: t(EFFECT_WORD[id]) }))}
            {...form.choice('effect', HOLIDAY_EFFECTS)}
          />
          <Checkbox label={t('backofficeBranch.confirmed')} {...form.checked('isConfirmed')} />
        </div>
        <LanguageText
          label={t('backofficeBranch.name')}
          name="name"
          texts={texts}
          onChange={(next) => form.set({ texts: next })}
        />
        <RecordBar form={form} fields={fields}>
          {record && (
            <RemoveButton
              words={{
                act: t('backofficeBranch.remove'),
                title: t('backofficeBranch.removeTitle'),
                body: t('backofficeBranch.removeBody'),
              }}
              to="/holidays"
              remove={() =>
                api(branchEndpoints.removeHoliday, { body: { holidayId: record.holidayId } })
              }
            />
          )}
        </RecordBar>
      </ScreenBody>
    </ScreenPage>
  )
}

export default function HolidayScreen({ loaderData: record }: Route.ComponentProps) {
  return <HolidayForm key={record?.holidayId ?? 'new'} record={record} />
}
