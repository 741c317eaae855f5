import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'
import { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { data, useNavigate } from 'react-router'
import type { Route } from './+types/help-topic.screen.ts'

const { topics, saveTopic, removeTopic } = helpEndpoints.staff

type Values = Pick<HelpTopicRecord, 'code' | 'icon' | 'position' | 'texts'>

const EMPTY: Values = { code: '', icon: 'info', position: 0, texts: { en: { name: '' } } }

const LABELS = {
  code: 'backofficeBranch.code',
  icon: 'backofficeHelp.icon',
  position: 'backofficeBranch.position',
  texts: 'backofficeBranch.name',
} as const

export async function clientLoader({ params: { topicId } }: Route.ClientLoaderArgs) {
  if (topicId === 'new') return null
  const { records } = await api(topics)
  const record = records.find((each) => each.topicId === topicId)
  if (!record) throw data(null, { status: 404 })
  return record
}

const valuesOf = ({ code, icon, position, texts }: HelpTopicRecord): Values => ({
  code,
  icon,
  position,
  texts,
})

function RemoveButton({ topicId }: { topicId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const remove = () =>
    run(async () => {
      await api(removeTopic, { body: { topicId } })
      await navigate('/help-topics')
    })
  return (
    <Button tone="danger" isPending={isRunning} onPress={() => void remove()}>
      {t('backofficeBranch.remove')}
    </Button>
  )
}

interface IconChoiceProps {
  value: Values['icon']
  onChange: (icon: Values['icon']) => void
}

function IconChoice({ value, onChange }: IconChoiceProps) {
  const t = useT()
  return (
    <fieldset className="grid gap-1 sm:col-span-2">
      <legend className="pb-1 font-semibold">{t('backofficeHelp.icon')}</legend>
      <div className="flex flex-wrap gap-2">
        {HELP_ICONS.map((icon) => (
          <label
            key={icon}
            className="grid size-11 cursor-pointer place-items-center rounded-box border border-line-strong bg-raised focus-within:outline-2 has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink"
          >
            <input
              type="radio"
              name="icon"
              aria-label={icon}
              className="sr-only"
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export default function HelpTopicScreen({ loaderData: record, params }: Route.ComponentProps) {
  const t = useT()
  const form = useSavedRecord<HelpTopicRecord, Values>({
    name: `helpTopic/${params.topicId}`,
    record,
    schema: HelpTopicRecord,
    valuesOf,
    empty: EMPTY,
    save: (values, version) =>
      api(saveTopic, { body: { ...values, ...(record && { topicId: record.topicId, version }) } }),
    pathOf: ({ topicId }) => `/help-topics/${topicId}`,
  })
  const { values, set, faulty } = form
  const { texts } = values
  return (
    <ScreenPage title={texts.en.name || t('backofficeHelp.addTopic')}>
      <ScreenBody>
        <div className="grid max-w-180 gap-3 sm:grid-cols-2">
          <TextField
            label={t('backofficeBranch.code')}
            description={t('backofficeHelp.codeHelp')}
            value={values.code}
            onChange={(code) => set({ code })}
            {...faulty('code')}
          />
          <NumberField
            label={t('backofficeBranch.position')}
            minValue={0}
            maxValue={10_000}
            value={values.position}
            onChange={(position) => set({ position: Number.isNaN(position) ? 0 : position })}
          />
          <IconChoice value={values.icon} onChange={(icon) => set({ icon })} />
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
        <FormBar form={form}>
          {record?.articles === 0 && <RemoveButton topicId={record.topicId} />}
        </FormBar>
        <ConflictDialog form={form} fields={labelled(LABELS, t)} />
      </ScreenBody>
    </ScreenPage>
  )
}
