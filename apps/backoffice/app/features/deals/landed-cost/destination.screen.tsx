import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { LANDED_COST_MODES } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import {
  DestinationRecord,
  type RateRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'
import type { Route } from './+types/destination.screen.ts'
import { RateHistory } from './rate-history.tsx'
import { placeOf } from './rate-labels.ts'
import { SetRate } from './set-rate.tsx'

type Values = Omit<DestinationRecord, 'version'>

const WORDS = { place: '', country: '' }
const EMPTY: Values = {
  code: '',
  mode: 'roro',
  country: '',
  dutyPoints: 500,
  vatPoints: 500,
  fuelPpm: 10,
  ageLimitYears: null,
  roadKm: null,
  texts: { en: WORDS },
}

const LABELS = {
  code: 'backofficeLandedCost.code',
  mode: 'backofficeLandedCost.mode',
  country: 'backofficeLandedCost.countryCode',
  dutyPoints: 'backofficeLandedCost.duty',
  vatPoints: 'backofficeLandedCost.vat',
  fuelPpm: 'backofficeLandedCost.fuel',
  ageLimitYears: 'backofficeLandedCost.age',
  roadKm: 'backofficeLandedCost.roadKm',
  texts: 'backofficeLandedCost.texts',
} as const

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { destinations, rates } = await api(landedCostEndpoints.staffTables)
  return {
    record: params.code === 'new' ? null : foundIn(destinations, 'code', params.code),
    rates: rates.filter((rate) => rate.destinationCode === params.code),
  }
}

const numberOf = (value: number | null) => value ?? NaN
const orNull = (value: number) => (Number.isNaN(value) ? null : value)

interface RatesProps {
  record: DestinationRecord
  rates: readonly RateRecord[]
}

/** What is asked on the way there, and what comes next. */
function Rates({ record, rates }: RatesProps) {
  const t = useT()
  const kinds = record.mode === 'local' ? (['papers'] as const) : (['freight', 'papers'] as const)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
      {kinds.map((kind) => (
        <Panel key={kind} heading={t(`backofficeLandedCost.kind_${kind}`)}>
          {kind === 'freight' && (
            <p className="pb-3 text-ink-muted">{t('backofficeLandedCost.freightHint')}</p>
          )}
          <RateHistory rates={rates.filter((rate) => rate.kind === kind)} destinations={[record]} />
          <h3 className="pt-4 pb-2 font-bold">{t('backofficeLandedCost.nextRate')}</h3>
          <SetRate
            line={{
              kind,
              destinationCode: record.code,
              mode: null,
              emirate: null,
              sizeClass: null,
              from: null,
            }}
          />
        </Panel>
      ))}
    </div>
  )
}

interface DestinationFormProps {
  record: DestinationRecord | null
  rates: readonly RateRecord[]
}

function DestinationForm({ record, rates }: DestinationFormProps) {
  const t = useT()
  const form = useSavedRecord({
    noun: 'destination',
    id: 'code',
    record,
    schema: DestinationRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save(values, known) {
      const texts = writtenTexts(values.texts)
      const roadKm = values.mode === 'road' ? values.roadKm : null
      const body = { ...values, texts, roadKm, ...known }
      return api(landedCostEndpoints.saveDestination, { body })
    },
    pathOf: ({ code }) => `/settings/landed-cost/${code}`,
  })
  const { values, set, faulty } = form
  const { texts, mode } = values
  const figure = (
    field: 'fuelPpm' | 'ageLimitYears' | 'roadKm',
    onChange: (value: number) => void,
  ) => (
    <NumberField
      label={t(LABELS[field])}
      hasNoSteps
      minValue={1}
      value={numberOf(values[field])}
      onChange={onChange}
      {...faulty(field)}
    />
  )
  const share = (field: 'dutyPoints' | 'vatPoints') => (
    <NumberField
      label={t(LABELS[field])}
      hasNoSteps
      minValue={0}
      maxValue={100}
      formatOptions={{ maximumFractionDigits: 2 }}
      value={values[field] / 100}
      onChange={(percent) => !Number.isNaN(percent) && set({ [field]: Math.round(percent * 100) })}
      {...faulty(field)}
    />
  )
  return (
    <SettingsPage title={record ? placeOf(record) : t('backofficeLandedCost.addDestination')}>
      {record && <p className="text-ink-muted">{t('backofficeLandedCost.fixedHint')}</p>}
      <div className="grid max-w-270 items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label={t('backofficeLandedCost.code')}
          isReadOnly={record !== null}
          maxLength={60}
          {...(!record && { description: t('backofficeLandedCost.codeHint') })}
          {...form.field('code')}
        />
        <Select
          label={t('backofficeLandedCost.mode')}
          options={LANDED_COST_MODES.map((id) => ({
            id,
            text: t(`backofficeLandedCost.mode_${id}`),
          }))}
          isDisabled={record !== null}
          {...form.choice('mode', LANDED_COST_MODES)}
        />
        <TextField
          label={t('backofficeLandedCost.countryCode')}
          value={values.country}
          isReadOnly={record !== null}
          maxLength={2}
          onChange={(country) => set({ country: country.toUpperCase() })}
          {...faulty('country')}
        />
        {share('dutyPoints')}
        {share('vatPoints')}
        {figure('fuelPpm', (fuelPpm) => !Number.isNaN(fuelPpm) && set({ fuelPpm }))}
        {figure('ageLimitYears', (years) => set({ ageLimitYears: orNull(years) }))}
        {mode === 'road' && figure('roadKm', (km) => set({ roadKm: orNull(km) }))}
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.place ? 'translated' : 'missing')}>
        {(locale) => {
          const words = { ...WORDS, ...texts[locale] }
          const write = (next: Partial<typeof WORDS>) =>
            set({ texts: { ...texts, [locale]: { ...words, ...next } } })
          return (
            <>
              <TextField
                label={t('backofficeLandedCost.place')}
                value={words.place}
                maxLength={80}
                onChange={(place) => write({ place })}
              />
              <TextField
                label={t('backofficeLandedCost.country')}
                value={words.country}
                maxLength={80}
                onChange={(country) => write({ country })}
              />
            </>
          )
        }}
      </LanguagesEditor>
      {record && <Rates record={record} rates={rates} />}
      <RecordBar form={form} fields={LABELS} />
    </SettingsPage>
  )
}

export default function DestinationScreen({ loaderData }: Route.ComponentProps) {
  return <DestinationForm key={loaderData.record?.code ?? 'new'} {...loaderData} />
}
