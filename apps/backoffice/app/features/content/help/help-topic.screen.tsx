import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'
import { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { LanguageText } from '@ironsouq/portal/form/language-text'
import { RecordBar } from '@ironsouq/portal/form/record-bar'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { foundIn } from '@ironsouq/portal/screen/found-in.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useNavigate } from 'react-router'
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

export const clientLoader = async ({ params: { topicId } }: Route.ClientLoaderArgs) =>
  topicId === 'new' ? null : foundIn((await api(topics)).records, 'topicId', topicId)

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

function TopicForm({ record }: { record: HelpTopicRecord | null }) {
  const t = useT()
  const form = useSavedRecord({
    noun: 'helpTopic',
    id: 'topicId',
    record,
    schema: HelpTopicRecord,
    valuesOf: fieldsLike(EMPTY),
    empty: EMPTY,
    save: (values, known) => api(saveTopic, { body: { ...values, ...known } }),
    pathOf: ({ topicId }) => `/help-topics/${topicId}`,
  })
  const { values, set } = form
  const { texts } = values
  return (
    <ScreenPage title={texts.en.name || t('backofficeHelp.addTopic')}>
      <ScreenBody>
        <div className="grid max-w-180 gap-3 sm:grid-cols-2">
          <TextField
            label={t('backofficeBranch.code')}
            description={t('backofficeHelp.codeHelp')}
            {...form.field('code')}
          />
          <NumberField
            label={t('backofficeBranch.position')}
            minValue={0}
            maxValue={10_000}
            value={values.position}
            onChange={(position) => set({ position: Number.isNaN(position) ? 0 : position })}
          />
          <IconChoice {...form.field('icon')} />
        </div>
        <LanguageText
          label={t('backofficeBranch.name')}
          name="name"
          texts={texts}
          onChange={(next) => set({ texts: next })}
        />
        <RecordBar form={form} fields={LABELS}>
          {record?.articles === 0 && <RemoveButton topicId={record.topicId} />}
        </RecordBar>
      </ScreenBody>
    </ScreenPage>
  )
}

export default function HelpTopicScreen({ loaderData: record }: Route.ComponentProps) {
  return <TopicForm key={record?.topicId ?? 'new'} record={record} />
}
