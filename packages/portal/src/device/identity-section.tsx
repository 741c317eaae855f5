import {
  CUSTOMS,
  type Emission,
  EMISSIONS,
  GRADES,
  HOURS_SOURCES,
  OWNERSHIPS,
  type Specs,
  WARRANTIES,
} from '@ironsouq/contract/machines/device/device.enums'
import {
  SELLER_HOURS_SOURCES,
  SELLER_WARRANTIES,
} from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useT } from '../language/use-t.ts'
import { leavesWithPath } from './category-choices.ts'
import { ChoiceField } from './choice-field.tsx'
import type { DeviceChoices } from './device-choices.ts'
import type { DeviceForm, DeviceValues } from './device-form.ts'
import { FactChoice, YesOrNo } from './fact-choice.tsx'
import { type FindModels, ModelField } from './model-field.tsx'
import { Point } from './review-panel.tsx'
import { SearchChoice, type SearchedChoice } from './search-choice.tsx'
import { FIELD_GRID, Section } from './section.tsx'

interface IdentityProps {
  form: DeviceForm
  choices: DeviceChoices
  findModels: FindModels
  /** The measures that came with the model it has now: another model replaces them. */
  modelSpecs: Specs | null
  /** Whether a dealer edits: what staff say of a machine is not theirs to choose. */
  isOfSeller?: boolean
}

const named = <Code extends string>(codes: readonly Code[], name: (code: Code) => string) =>
  codes.map((id) => ({ id, name: name(id) }))

/** What a dealer may choose, and what staff have chosen. */
const offeredTo = <Code extends string>(
  isOfSeller: boolean,
  [all, own]: readonly [readonly Code[], readonly Code[]],
  current: Code | null,
) => (isOfSeller ? all.filter((code) => code === current || own.includes(code)) : all)

/** The measures that are not those of the model. */
const ownSpecs = (specs: Specs, ofModel: Specs | null): Specs =>
  Object.fromEntries(Object.entries(specs).filter(([code, value]) => ofModel?.[code] !== value))

export function IdentitySection(props: IdentityProps) {
  const { form, choices, findModels, modelSpecs, isOfSeller = false } = props
  const t = useT()
  const { values, set, faulty } = form
  const sources = offeredTo(isOfSeller, [HOURS_SOURCES, SELLER_HOURS_SOURCES], values.hoursSource)
  const warranties = offeredTo(isOfSeller, [WARRANTIES, SELLER_WARRANTIES], values.warranty)
  const figure = (value: number) => (Number.isNaN(value) ? null : value)
  const choice = (
    name: 'brandId' | 'sellerId' | 'yardId' | 'categoryId',
    label: string,
    offered: readonly SearchedChoice[],
  ) => (
    <SearchChoice
      label={label}
      choices={offered}
      value={values[name]}
      onChange={(id) => set({ [name]: id })}
      {...faulty(name)}
    />
  )
  return (
    <Section heading={t('portalDevice.identity')}>
      <div className={FIELD_GRID}>
        {choice('brandId', t('device.brand'), choices.brands)}
        <ModelField
          model={values.model}
          brandId={values.brandId}
          find={findModels}
          onType={(model) => set({ model })}
          onChoose={({ brandId, categoryId, name, specs }) =>
            set({
              brandId,
              categoryId,
              model: name,
              specs: { ...specs, ...ownSpecs(values.specs, modelSpecs) },
            })
          }
          {...faulty('model')}
        />
        {choice('categoryId', t('device.category'), leavesWithPath(choices.categories))}
        <NumberField
          label={t('device.manufacturingYear')}
          value={values.yearMade}
          formatOptions={{ useGrouping: false }}
          onChange={(yearMade) => set({ yearMade })}
          {...faulty('yearMade')}
        />
        <TextField
          label={t('device.serialNumber')}
          value={values.serialNo}
          onChange={(serialNo) => set({ serialNo })}
          {...faulty('serialNo')}
        />
        {choices.sellers && choice('sellerId', t('portalDevice.seller'), choices.sellers)}
        <Point code="workHours">
          <NumberField
            label={t('device.operatingHours')}
            value={values.workHours ?? NaN}
            onChange={(hours) => set({ workHours: figure(hours) })}
            {...faulty('workHours')}
          />
        </Point>
        <ChoiceField
          label={t('portalDevice.hoursFrom')}
          choices={named(sources, (code) => t(`device.hoursSource${capital(code)}`))}
          value={values.hoursSource}
          onChange={(id) => set({ hoursSource: id as DeviceValues['hoursSource'] })}
          {...faulty('hoursSource')}
        />
        {choice('yardId', t('portalDevice.yard'), choices.yards)}
        {!isOfSeller && (
          <ChoiceField
            label={t('device.grade')}
            choices={named(GRADES, (grade) => t('device.gradeName', { grade }))}
            value={values.grade}
            onChange={(id) => set({ grade: id as DeviceValues['grade'] })}
          />
        )}
        <Point code="emission">
          <ChoiceField
            label={t('device.emission')}
            choices={named(EMISSIONS, (code) => t(`device.emission${capital(code)}`))}
            value={values.emission ?? ''}
            onChange={(id) => set({ emission: id as Emission })}
          />
        </Point>
        {!isOfSeller && (
          <ChoiceField
            label={t('device.ownership')}
            choices={named(OWNERSHIPS, (code) => t(`device.ownership${capital(code)}`))}
            value={values.ownership}
            onChange={(id) => set({ ownership: id as DeviceValues['ownership'] })}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-2">
        <FactChoice
          code="customs"
          label={t('device.customsStatus')}
          choices={named(CUSTOMS, (code) => t(`device.customs${capital(code)}`))}
          form={form}
        />
        <FactChoice
          code="warranty"
          label={t('portalDevice.warranty')}
          choices={named(warranties, (code) => t(`device.warranty${capital(code)}`))}
          form={form}
        />
        <YesOrNo code="gccCooling" label={t('portalDevice.gccCooling')} form={form} />
        <YesOrNo code="plated" label={t('portalDevice.plated')} form={form} />
      </div>
    </Section>
  )
}
