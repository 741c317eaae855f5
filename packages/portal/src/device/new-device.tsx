import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRecordForm } from '../form/use-record-form.ts'
import { useT } from '../language/use-t.ts'
import { ScreenBody, ScreenPage } from '../screen/screen-page.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { DeviceChoices } from './device-choices.ts'

const THIS_YEAR_OR_SO = 2020
const EMPTY = {
  categoryId: '',
  brandId: '',
  model: '',
  sellerId: '',
  yardId: '',
  serialNo: '',
  yearMade: THIS_YEAR_OR_SO,
  workHours: null as number | null,
}

interface NewDeviceProps {
  offered: DeviceChoices
  create: (given: typeof EMPTY) => Promise<{ deviceId: string }>
  pathOf: (deviceId: string) => string
}

/** The few facts that a draft needs. */
export function NewDevice({ offered, create, pathOf }: NewDeviceProps) {
  const t = useT()
  const navigate = useNavigate()
  const made = useRef('')
  const form = useRecordForm({
    record: 'device/new',
    version: 0,
    saved: EMPTY,
    async save(values) {
      made.current = (await create(values)).deviceId
    },
    onSaved: () => void navigate(pathOf(made.current)),
  })
  const { values, set, faulty } = form
  return (
    <ScreenPage title={t('portalDevice.add')}>
      <ScreenBody>
        <form
          className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        >
          <p className="text-ink-muted sm:col-span-2">{t('portalDevice.newIntro')}</p>
          <ChoiceField
            label={t('device.category')}
            choices={offered.categories.filter(({ isLeaf }) => isLeaf)}
            value={values.categoryId}
            onChange={(categoryId) => set({ categoryId })}
            {...faulty('categoryId')}
          />
          <ChoiceField
            label={t('device.brand')}
            choices={offered.brands}
            value={values.brandId}
            onChange={(brandId) => set({ brandId })}
            {...faulty('brandId')}
          />
          <TextField
            label={t('device.model')}
            value={values.model}
            onChange={(model) => set({ model })}
            {...faulty('model')}
          />
          <TextField
            label={t('device.serialNumber')}
            value={values.serialNo}
            onChange={(serialNo) => set({ serialNo })}
            {...faulty('serialNo')}
          />
          <NumberField
            label={t('device.manufacturingYear')}
            value={values.yearMade}
            formatOptions={{ useGrouping: false }}
            onChange={(yearMade) => set({ yearMade })}
            {...faulty('yearMade')}
          />
          <NumberField
            label={t('device.operatingHours')}
            value={values.workHours ?? NaN}
            onChange={(hours) => set({ workHours: Number.isNaN(hours) ? null : hours })}
            {...faulty('workHours')}
          />
          {offered.sellers && (
            <ChoiceField
              label={t('portalDevice.seller')}
              choices={offered.sellers}
              value={values.sellerId}
              onChange={(sellerId) => set({ sellerId })}
              {...faulty('sellerId')}
            />
          )}
          <ChoiceField
            label={t('portalDevice.yard')}
            choices={offered.yards}
            value={values.yardId}
            onChange={(yardId) => set({ yardId })}
            {...faulty('yardId')}
          />
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
