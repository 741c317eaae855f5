import {
  branchEndpoints,
  BranchRecord,
  type BranchRecord as Record,
} from '@ironsouq/contract/content/branch/branch.endpoints'
import { BRANCH_SERVICES, type BranchService } from '@ironsouq/contract/content/branch/branch.enums'
import type { BranchWords } from '@ironsouq/contract/content/branch/branch.schema'
import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ReactNode } from 'react'
import type { Route } from './+types/branch.screen.ts'
import { type BranchValues, useBranchFields } from './branch-fields.ts'
import { SERVICE_WORD } from './branch-labels.ts'
import { HoursEditor } from './hours-editor.tsx'
import { PinMap } from './pin-map.tsx'

type Values = BranchValues

const WORDS: BranchWords = {
  name: '',
  area: '',
  street: null,
  landmark: null,
  access: null,
  bring: null,
}

const EMPTY: Values = {
  code: '',
  position: 0,
  isShown: false,
  yard: null,
  emirate: 'sharjah',
  building: null,
  unit: null,
  poBox: null,
  makani: null,
  latitude: 25.2,
  longitude: 55.4,
  phone: '+971',
  whatsapp: null,
  email: null,
  services: [],
  days: [],
  texts: { en: WORDS },
}

export async function clientLoader({ params: { branchId } }: Route.ClientLoaderArgs) {
  const [yards, record] = await Promise.all([
    api(branchEndpoints.yards),
    branchId === 'new' ? null : api(branchEndpoints.record, { query: { branchId } }),
  ])
  return { yards, record }
}

const valuesOf = ({ branch, texts }: Record): Values => ({ ...branch, texts })
const orNull = (text: string) => (text === '' ? null : text)

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 rounded-box border border-line bg-surface p-4">
      <h2 className="font-bold">{heading}</h2>
      {children}
    </section>
  )
}

type Form = RecordForm<Values>

const TEXTS = [
  ['name', 'backofficeBranch.name'],
  ['area', 'backofficeBranch.area'],
  ['street', 'backofficeBranch.street'],
  ['landmark', 'backofficeBranch.landmark'],
  ['access', 'backofficeBranch.access'],
  ['bring', 'backofficeBranch.bring'],
] as const

function Texts({ form }: { form: Form }) {
  const t = useT()
  const { texts } = form.values
  return (
    <LanguagesEditor statusOf={(locale) => (texts[locale]?.name ? 'translated' : 'missing')}>
      {(locale) =>
        TEXTS.map(([field, word]) => (
          <TextField
            key={field}
            label={t(word)}
            value={texts[locale]?.[field] ?? ''}
            onChange={(text) => {
              const isPlain = field === 'name' || field === 'area'
              const words = { ...WORDS, ...texts[locale], [field]: isPlain ? text : orNull(text) }
              form.set({ texts: { ...texts, [locale]: words } })
            }}
          />
        ))
      }
    </LanguagesEditor>
  )
}

const ADDRESS = ['building', 'unit', 'poBox', 'makani'] as const
const CONTACT = ['phone', 'whatsapp', 'email'] as const

function Facts({ form, yards }: { form: Form; yards: readonly { code: string; name: string }[] }) {
  const t = useT()
  const { values, set, faulty } = form
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Part heading={t('backofficeBranch.address')}>
        <Select
          label={t('backofficeBranch.emirate')}
          options={EMIRATES.map((id) => ({ id, text: t(EMIRATE_WORD[id]) }))}
          {...form.choice('emirate', EMIRATES)}
        />
        {ADDRESS.map((field) => (
          <TextField
            key={field}
            label={t(`backofficeBranch.${field}`)}
            value={values[field] ?? ''}
            onChange={(text) => set({ [field]: orNull(text) })}
            {...faulty(field)}
          />
        ))}
        <Select
          label={t('backofficeBranch.yard')}
          options={[
            { id: '', text: t('backofficeBranch.noYard') },
            ...yards.map(({ code, name }) => ({ id: code, text: name })),
          ]}
          value={values.yard ?? ''}
          onChange={(code) => set({ yard: orNull(String(code)) })}
          {...faulty('yard')}
        />
      </Part>
      <Part heading={t('backofficeBranch.pin')}>
        <PinMap latitude={values.latitude} longitude={values.longitude} onChange={set} />
      </Part>
      <Part heading={t('backofficeBranch.contact')}>
        {CONTACT.map((field) => (
          <TextField
            key={field}
            type={field === 'email' ? 'email' : 'tel'}
            label={t(`backofficeBranch.${field}`)}
            value={values[field] ?? ''}
            onChange={(text) => set({ [field]: field === 'phone' ? text : orNull(text) })}
            {...faulty(field)}
          />
        ))}
        <TextField label={t('backofficeBranch.code')} {...form.field('code')} />
        <NumberField
          label={t('backofficeBranch.position')}
          minValue={0}
          {...form.field('position')}
        />
        <Checkbox label={t('backofficeBranch.shown')} {...form.checked('isShown')} />
      </Part>
      <Part heading={t('backofficeBranch.services')}>
        <CheckboxGroup
          label={t('backofficeBranch.services')}
          isLabelHidden
          value={values.services}
          onChange={(services) => set({ services: services as BranchService[] })}
        >
          {BRANCH_SERVICES.map((service) => (
            <Checkbox key={service} value={service} label={t(SERVICE_WORD[service])} />
          ))}
        </CheckboxGroup>
      </Part>
    </div>
  )
}

interface FormProps {
  record: Record | null
  yards: readonly { code: string; name: string }[]
}

function BranchEditor({ record, yards }: FormProps) {
  const t = useT()
  const fields = useBranchFields(yards)
  const form = useSavedRecord({
    noun: 'branch',
    id: 'branchId',
    record,
    schema: BranchRecord,
    valuesOf,
    empty: EMPTY,
    save: (values, known) => api(branchEndpoints.save, { body: { ...values, ...known } }),
    pathOf: ({ branchId }) => `/branches/${branchId}`,
  })
  const { days, texts } = form.values
  const seasons = [
    ['regular', 'backofficeBranch.hours'],
    ['ramadan', 'backofficeBranch.ramadanHours'],
  ] as const
  return (
    <ScreenPage title={texts.en.name || t('backofficeBranch.add')}>
      <ScreenBody>
        <Part heading={t('backofficeBranch.texts')}>
          <Texts form={form} />
        </Part>
        <Facts form={form} yards={yards} />
        <div className="grid gap-4">
          {seasons.map(([season, word]) => (
            <Part key={season} heading={t(word)}>
              <HoursEditor
                season={season}
                heading={t(word)}
                days={days}
                onChange={(next) => form.set({ days: next })}
              />
            </Part>
          ))}
        </div>
        <RecordBar form={form} fields={fields} />
      </ScreenBody>
    </ScreenPage>
  )
}

export default function BranchScreen({ loaderData }: Route.ComponentProps) {
  return <BranchEditor key={loaderData.record?.branchId ?? 'new'} {...loaderData} />
}
