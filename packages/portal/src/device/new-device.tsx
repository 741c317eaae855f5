import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusFirstFault } from '../form/focus-fault.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { useT } from '../language/use-t.ts'
import { ScreenBody, ScreenPage } from '../screen/screen-page.tsx'
import { leavesWithPath } from './category-choices.ts'
import type { DeviceChoices } from './device-choices.ts'
import { type FindModels, ModelField } from './model-field.tsx'
import { SearchChoice, type SearchedChoice } from './search-choice.tsx'

/** What is public is not assumed: everything begins empty. */
const EMPTY = {
  categoryId: '',
  brandId: '',
  model: '',
  sellerId: '',
  yardId: '',
  serialNo: '',
  yearMade: null as number | null,
  workHours: null as number | null,
}

type Values = typeof EMPTY
type Name = keyof Values
export interface NewDeviceValues extends Values {
  yearMade: number
}

const NEEDED = ['categoryId', 'brandId', 'model', 'serialNo', 'yearMade', 'yardId'] as const

const isGiven = (values: Values): values is NewDeviceValues => values.yearMade !== null
const figure = (value: number) => (Number.isNaN(value) ? null : value)

interface NewDeviceProps {
  offered: DeviceChoices
  create: (given: NewDeviceValues) => Promise<{ deviceId: string }>
  findModels: FindModels
  pathOf: (deviceId: string) => string
}

/** Names the fields that are still empty, after the first attempt, and leads to the first one. */
function useNeeded(values: Values, names: readonly Name[]) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const missing = names.filter((name) => values[name] === '' || values[name] === null)
  useEffect(() => {
    if (attempts > 0) focusFirstFault(form.current)
  }, [attempts])
  return {
    form,
    isComplete: missing.length === 0,
    attempt: () => setAttempts((count) => count + 1),
    faultOf: (name: Name) =>
      attempts > 0 && missing.includes(name) ? { error: t('error.fieldRequired') } : undefined,
  }
}

/** The few facts that a draft needs. */
export function NewDevice({ offered, create, findModels, pathOf }: NewDeviceProps) {
  const t = useT()
  const navigate = useNavigate()
  const made = useRef('')
  const [onlyYard] = offered.yards.length === 1 ? offered.yards : []
  const form = useRecordForm({
    record: 'device/new',
    version: 0,
    saved: { ...EMPTY, yardId: onlyYard?.id ?? '' },
    async save(values) {
      if (isGiven(values)) made.current = (await create(values)).deviceId
    },
    onSaved: () => void navigate(pathOf(made.current)),
  })
  const { values, set } = form
  const {
    form: formRef,
    isComplete,
    attempt,
    faultOf,
  } = useNeeded(values, offered.sellers ? [...NEEDED, 'sellerId'] : NEEDED)
  const faulty = (name: Name) => faultOf(name) ?? form.faulty(name)
  const choice = (
    name: 'categoryId' | 'brandId' | 'sellerId' | 'yardId',
    label: string,
    choices: readonly SearchedChoice[],
  ) => (
    <SearchChoice
      label={label}
      isRequired
      choices={choices}
      value={values[name]}
      onChange={(id) => set({ [name]: id })}
      {...faulty(name)}
    />
  )
  return (
    <ScreenPage title={t('portalDevice.add')}>
      <ScreenBody>
        <form
          ref={formRef}
          noValidate
          className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (isComplete) void form.save()
            else attempt()
          }}
        >
          <p className="text-ink-muted sm:col-span-2">{t('portalDevice.newIntro')}</p>
          {choice('brandId', t('device.brand'), offered.brands)}
          <ModelField
            model={values.model}
            brandId={values.brandId}
            find={findModels}
            onType={(model) => set({ model })}
            onChoose={({ brandId, categoryId, name }) => set({ brandId, categoryId, model: name })}
            {...faulty('model')}
          />
          {choice('categoryId', t('device.category'), leavesWithPath(offered.categories))}
          <TextField
            label={t('device.serialNumber')}
            isRequired
            value={values.serialNo}
            onChange={(serialNo) => set({ serialNo })}
            {...faulty('serialNo')}
          />
          <NumberField
            label={t('device.manufacturingYear')}
            isRequired
            hasNoSteps
            value={values.yearMade ?? NaN}
            formatOptions={{ useGrouping: false }}
            onChange={(yearMade) => set({ yearMade: figure(yearMade) })}
            {...faulty('yearMade')}
          />
          <NumberField
            label={t('device.operatingHours')}
            value={values.workHours ?? NaN}
            onChange={(hours) => set({ workHours: figure(hours) })}
            {...faulty('workHours')}
          />
          {offered.sellers && choice('sellerId', t('portalDevice.seller'), offered.sellers)}
          {choice('yardId', t('portalDevice.yard'), offered.yards)}
          <div className="sm:col-span-2">
            <Button type="submit" tone="ink" isPending={form.isSaving}>
              {t('portalDevice.createDraft')}
            </Button>
          </div>
        </form>
      </ScreenBody>
    </ScreenPage>
  )
}
