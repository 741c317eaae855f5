import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { helpLifecycle } from '@ironsouq/contract/content/help/help.lifecycle'
import type { HelpRecord } from '@ironsouq/contract/content/help/help.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import { type ComparedFields, optionName } from '@ironsouq/portal/form/compared-fields'
import { type RecordForm, useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ArticleScreen } from '#features/content/article/parts/article-screen.tsx'
import { PublishPanel } from '#features/content/article/parts/publish-panel.tsx'
import { StateBadge } from '#features/content/article/parts/state-badge.tsx'
import { useComparedTexts } from '#features/content/article/parts/use-compared-texts.ts'
import type { Route } from './+types/help.screen.ts'
import {
  helpConflictOf,
  type HelpLanguageText,
  type HelpValues,
  saveHelp,
  valuesOf,
} from './help-form.ts'
import { useTopicName } from './use-topic-name.ts'

export async function clientLoader({ params: { articleId } }: Route.ClientLoaderArgs) {
  const [record, topics] = await Promise.all([
    api(helpEndpoints.staff.detail, { query: { articleId } }),
    api(helpEndpoints.staff.topics),
  ])
  return { record, topics: topics.records }
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>

/** An article of the help center: two languages side by side, its place and its state. */
export default function HelpScreen({ loaderData: { record, topics } }: Route.ComponentProps) {
  return <HelpEditor key={record.articleId} record={record} topics={topics} />
}

function Facts({ form, topics }: { form: RecordForm<HelpValues>; topics: Loaded['topics'] }) {
  const t = useT()
  const topicName = useTopicName()
  const { values, set, faulty } = form
  return (
    <Panel heading={t('backofficeHelp.edit')}>
      <div className="grid gap-3">
        <Select
          label={t('backofficeHelp.topic')}
          options={topics.map((topic) => ({ id: topic.topicId, text: topicName(topic) }))}
          value={values.topicId}
          onChange={(id) => set({ topicId: String(id) })}
        />
        <TextField
          label={t('backofficeBranch.code')}
          description={t('backofficeHelp.codeHelp')}
          value={values.slug}
          onChange={(slug) => set({ slug })}
          {...faulty('slug')}
        />
        <NumberField
          label={t('backofficeBranch.position')}
          minValue={0}
          maxValue={10_000}
          value={values.position}
          onChange={(position) => set({ position: Number.isNaN(position) ? 0 : position })}
        />
        <Checkbox
          label={t('backofficeHelp.common')}
          isSelected={values.isCommon}
          onChange={(isCommon) => set({ isCommon })}
        />
      </div>
    </Panel>
  )
}

/** What readers answered to "did this answer your question?". */
function Votes({ helpful, notHelpful }: Pick<HelpRecord, 'helpful' | 'notHelpful'>) {
  const t = useT()
  const format = useFormat()
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
      <dt className="text-ink-muted">{t('backofficeHelp.helpful')}</dt>
      <dd className="tabular-nums">{format.number(helpful)}</dd>
      <dt className="text-ink-muted">{t('backofficeHelp.notHelpful')}</dt>
      <dd className="tabular-nums">{format.number(notHelpful)}</dd>
    </dl>
  )
}

function useFields(topics: Loaded['topics']): ComparedFields<HelpValues> {
  const t = useT()
  const topicName = useTopicName()
  const texts = useComparedTexts({ keywords: t('backofficeHelp.keywords') })
  return {
    ...texts,
    slug: { label: t('backofficeBranch.code') },
    topicId: {
      label: t('backofficeHelp.topic'),
      show: optionName(topics.map((topic) => ({ id: topic.topicId, name: topicName(topic) }))),
    },
    position: { label: t('backofficeBranch.position') },
    isCommon: { label: t('backofficeHelp.common') },
  }
}

function HelpEditor({ record, topics }: Loaded) {
  const t = useT()
  const fields = useFields(topics)
  const { articleId, version, state } = record
  const form = useRecordForm({
    record: `help/${articleId}`,
    version,
    saved: valuesOf(record),
    save: (values, at) => saveHelp(record, values, at),
    conflictOf: helpConflictOf,
  })
  const keywords = (text: HelpLanguageText, change: (next: Partial<HelpLanguageText>) => void) => (
    <TextField
      label={t('backofficeHelp.keywords')}
      description={t('backofficeHelp.keywordsHelp')}
      value={text.keywords}
      onChange={(keywords) => change({ keywords })}
    />
  )
  return (
    <ArticleScreen
      title={form.values.en.title || t('backofficeHelp.edit')}
      record={record}
      form={form}
      fields={fields}
      further={keywords}
    >
      <Facts form={form} topics={topics} />
      <PublishPanel
        key={record.publishAt}
        badge={<StateBadge state={state} />}
        statuses={record.statuses}
        publishAt={record.publishAt}
        isChanged={form.isChanged}
        actions={['schedule', 'publish', 'unschedule', 'withdraw']}
        possible={allowed(helpLifecycle, state, 'staff')}
        onMove={(action, publishAt) =>
          api(helpEndpoints.staff.move, { body: { articleId, version, action, publishAt } })
        }
        preview={() => api(helpEndpoints.staff.previewLink, { query: { articleId } })}
      >
        <Votes {...record} />
      </PublishPanel>
    </ArticleScreen>
  )
}
