import { SETTLE_AFTER_RETURN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import {
  PromiseRecord,
  type PromiseSettings,
  RETURN_DAYS_MAX,
  servicePromiseEndpoints,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { clockOf, dayNamed, minuteOf, WEEK } from '#features/content/branch/parts/clock.ts'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/service-promise.screen.ts'

const LABELS = {
  returnDays: 'backofficeSetting.returnDays',
  serviceWeekdays: 'backofficeSetting.serviceDays',
  serviceOpensAt: 'backofficeBranch.opens',
  serviceClosesAt: 'backofficeBranch.closes',
} as const

export const clientLoader = () => api(servicePromiseEndpoints.record)

/** The return window and the hours of the customer service, which pages of the mall state [MS-3]. */
export default function ServicePromiseScreen({ loaderData: record }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const form = useRecordForm<PromiseSettings>({
    record: 'service-promise',
    version: record.version,
    saved: record.settings,
    save: (settings, version) => api(servicePromiseEndpoints.save, { body: { version, settings } }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, PromiseRecord)
      return current && { version: current.version, values: current.settings }
    },
  })
  const { values, set } = form
  const time = (field: 'serviceOpensAt' | 'serviceClosesAt') => (
    <TextField
      type="time"
      label={t(LABELS[field])}
      value={clockOf(values[field])}
      onChange={(clock) => {
        const minute = minuteOf(clock)
        if (minute !== null) set({ [field]: minute })
      }}
      {...form.faultyAt(`settings.${field}`)}
    />
  )
  return (
    <SettingsPage title={t('backofficeSetting.promises')}>
      <p className="text-ink-muted">{t('backofficeSetting.promisesLead')}</p>
      <div className="grid max-w-120 gap-4">
        <NumberField
          label={t('backofficeSetting.returnDays')}
          description={t('backofficeSetting.returnDaysHint', { days: SETTLE_AFTER_RETURN_DAYS })}
          value={values.returnDays}
          minValue={0}
          maxValue={RETURN_DAYS_MAX}
          onChange={(returnDays) => set({ returnDays })}
        />
        <CheckboxGroup
          label={t('backofficeSetting.serviceDays')}
          description={t('backofficeSetting.serviceDaysHint')}
          value={values.serviceWeekdays.map(String)}
          onChange={(days) => set({ serviceWeekdays: days.map(Number).toSorted((a, b) => a - b) })}
        >
          {WEEK.map((weekday) => (
            <Checkbox
              key={weekday}
              value={String(weekday)}
              label={format.weekday(dayNamed(weekday))}
            />
          ))}
        </CheckboxGroup>
        <div className="grid grid-cols-2 gap-3">
          {time('serviceOpensAt')}
          {time('serviceClosesAt')}
        </div>
      </div>
      <FormBar form={form} />
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}
