import {
  currencyEndpoints,
  StaffCurrency,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NotHere } from '@ironsouq/portal/screen/screen-states'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useNavigate } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/currency.screen.ts'

interface Values {
  code: string
  rate: string
  symbol: string
  isShown: boolean
  position: number
  followsFeed: boolean
  texts: StaffCurrency['texts']
}

const LABELS = {
  code: 'backofficeCurrency.code',
  rate: 'backofficeCurrency.rate',
  symbol: 'backofficeCurrency.symbol',
  isShown: 'backofficeCurrency.shown',
  position: 'backofficeCurrency.position',
  followsFeed: 'backofficeCurrency.followsFeed',
  texts: 'backofficeCurrency.name',
} as const

const EMPTY: Values = {
  code: '',
  rate: '',
  symbol: '',
  isShown: false,
  position: 0,
  followsFeed: false,
  texts: { en: { name: '' } },
}

export async function clientLoader({ params: { code } }: Route.ClientLoaderArgs) {
  if (code === 'new') return null
  const { currencies } = await api(currencyEndpoints.staffList)
  return currencies.find((each) => each.code === code)
}

const valuesOf = (record: StaffCurrency): Values => {
  const { code, exchangeRate, symbol, isShown, position, followsFeed, texts } = record
  return { code, rate: exchangeRate, symbol, isShown, position, followsFeed, texts }
}

function DefaultButton({ code }: { code: string }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  return (
    <Button
      isPending={isRunning}
      onPress={() => void run(() => api(currencyEndpoints.prefer, { body: { code } }))}
    >
      {t('backofficeCurrency.makeDefault')}
    </Button>
  )
}

/** Without the languages whose name is still empty. */
const named = (texts: Values['texts']): Values['texts'] =>
  Object.fromEntries(
    Object.entries(texts).filter(([locale, { name }]) => locale === 'en' || name.trim() !== ''),
  ) as Values['texts']

function CurrencyForm({ record }: { record: StaffCurrency | null }) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm<Values>({
    record: `currency/${record?.code ?? 'new'}`,
    version: record?.version ?? 0,
    saved: record ? valuesOf(record) : EMPTY,
    async save({ rate, ...values }, version) {
      const body = { ...values, texts: named(values.texts) }
      if (record) await api(currencyEndpoints.edit, { body: { ...body, version } })
      else {
        const added = await api(currencyEndpoints.add, { body: { ...body, rate } })
        await navigate(`/settings/currencies/${added.code}`, { replace: true })
      }
    },
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, StaffCurrency)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
  const { values, set, faultOf } = form
  const { texts } = values
  const faulty = (field: keyof Values) => {
    const error = faultOf(field)
    return error === undefined ? {} : { error }
  }
  const title = record ? `${record.code}, ${texts.en.name}` : t('backofficeCurrency.add')
  return (
    <SettingsPage title={title}>
      <div className="grid max-w-180 gap-3 sm:grid-cols-2">
        {!record && (
          <>
            <TextField
              label={t('backofficeCurrency.code')}
              description={t('backofficeCurrency.codeHint')}
              value={values.code}
              maxLength={3}
              onChange={(code) => set({ code: code.toUpperCase() })}
              {...faulty('code')}
            />
            <TextField
              label={t('backofficeCurrency.rate')}
              inputMode="decimal"
              value={values.rate}
              onChange={(rate) => set({ rate: rate.replace(',', '.').trim() })}
              {...faulty('rate')}
            />
          </>
        )}
        <TextField
          label={t('backofficeCurrency.symbol')}
          value={values.symbol}
          maxLength={8}
          onChange={(symbol) => set({ symbol })}
          {...faulty('symbol')}
        />
        <NumberField
          label={t('backofficeCurrency.position')}
          value={values.position}
          minValue={0}
          maxValue={999}
          onChange={(position) => set({ position })}
        />
        <Checkbox
          label={t('backofficeCurrency.shown')}
          isSelected={values.isShown}
          onChange={(isShown) => set({ isShown })}
        />
        <Checkbox
          label={t('backofficeCurrency.followsFeed')}
          isSelected={values.followsFeed}
          isDisabled={record?.source === 'fixed'}
          onChange={(followsFeed) => set({ followsFeed })}
        />
      </div>
      <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
        {(locale) => (
          <TextField
            label={t('backofficeCurrency.name')}
            value={texts[locale]?.name ?? ''}
            maxLength={80}
            onChange={(name) => set({ texts: { ...texts, [locale]: { name } } })}
          />
        )}
      </LanguagesEditor>
      <FormBar form={form}>
        {record && !record.isDefault && record.isShown && <DefaultButton code={record.code} />}
      </FormBar>
      <ConflictDialog form={form} fields={labelled(LABELS, t)} />
    </SettingsPage>
  )
}

export default function CurrencyScreen({ loaderData: record }: Route.ComponentProps) {
  return record === undefined ? (
    <NotHere />
  ) : (
    <CurrencyForm key={record?.code ?? 'new'} record={record} />
  )
}
