import { branchEndpoints, HolidayRecord } from '@ironsouq/contract/content/branch/branch.endpoints'
import { HOLIDAY_EFFECTS } from '@ironsouq/contract/content/branch/branch.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
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

function RemoveButton({ holidayId }: { holidayId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run(async () => {
      await api(branchEndpoints.removeHoliday, { body: { holidayId } })
      await navigate('/holidays')
    })
  return (
    <>
      <Button tone="danger" isPending={isRunning} onPress={() => setAsking(true)}>
        {t('backofficeBranch.remove')}
      </Button>
      <Confirm
        title={t('backofficeBranch.removeTitle')}
        confirm={t('backofficeBranch.remove')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(answer) => {
          setAsking(false)
          if (answer === 'confirm') void remove()
        }}
      >
        {t('backofficeBranch.removeBody')}
      </Confirm>
    </>
  )
}

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

export default function HolidayScreen({ loaderData: record, params }: Route.ComponentProps) {
  const t = useT()
  const fields = useFields()
  const form = useSavedRecord<HolidayRecord, Values>({
    name: `holiday/${params.holidayId}`,
    record,
    schema: HolidayRecord,
    valuesOf,
    empty: EMPTY,
    save: (values, version) =>
      api(branchEndpoints.saveHoliday, {
        body: { ...values, ...(record && { holidayId: record.holidayId, version }) },
      }),
    pathOf: ({ holidayId }) => `/holidays/${holidayId}`,
  })
  const { values, set, faulty } = form
  const { texts } = values
  const days = (['firstDay', 'lastDay'] as const).map((field) => (
    <TextField
      key={field}
      type="date"
      label={t(`backofficeBranch.${field}`)}
      value={values[field]}
      onChange={(day) => set({ [field]: day })}
      {...faulty(field)}
    />
  ))
  return (
    <ScreenPage title={texts.en.name || t('backofficeBranch.addHoliday')}>
      <ScreenBody>
        <div className="grid max-w-180 gap-3 sm:grid-cols-2">
          {days}
          <Select
            label={t('backofficeBranch.effect')}
            options={HOLIDAY_EFFECTS.map((id) => ({ id, text: t(EFFECT_WORD[id]) }))}
            value={values.effect}
            onChange={(effect) => set({ effect: effect === 'ramadan' ? 'ramadan' : 'closed' })}
          />
          <Checkbox
            label={t('backofficeBranch.confirmed')}
            isSelected={values.isConfirmed}
            onChange={(isConfirmed) => set({ isConfirmed })}
          />
        </div>
        <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
          {(locale) => (
            <TextField
              label={t('backofficeBranch.name')}
              value={texts[locale]?.name ?? ''}
              onChange={(name) => set({ texts: { ...texts, [locale]: { name } } })}
            />
          )}
        </LanguagesEditor>
        <FormBar form={form}>{record && <RemoveButton holidayId={record.holidayId} />}</FormBar>
        <ConflictDialog form={form} fields={fields} />
      </ScreenBody>
    </ScreenPage>
  )
}
