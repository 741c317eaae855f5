import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { newsLifecycle } from '@ironsouq/contract/content/news/news.lifecycle'
import { allowed } from '@ironsouq/contract/lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import { type ComparedFields, optionName } from '@ironsouq/portal/form/compared-fields'
import { fromGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { type RecordForm, useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ArticleScreen } from '#features/content/article/parts/article-screen.tsx'
import { PublishPanel } from '#features/content/article/parts/publish-panel.tsx'
import { StateBadge } from '#features/content/article/parts/state-badge.tsx'
import { useComparedTexts } from '#features/content/article/parts/use-compared-texts.ts'
import type { Route } from './+types/news.screen.ts'
import { CoverField } from './cover-field.tsx'
import { MachinesPanel } from './machines-panel.tsx'
import { newsConflictOf, type NewsValues, saveNews, valuesOf } from './news-form.ts'

export async function clientLoader({ params: { newsId } }: Route.ClientLoaderArgs) {
  const [record, { data: lists }] = await Promise.all([
    api(newsEndpoints.staff.detail, { query: { newsId } }),
    api(dictionaryEndpoints.list, { query: { dictType: 'article' } }),
  ])
  return { record, lists }
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>

/** An article: two languages side by side, its facts and its publishing. */
export default function NewsScreen({ loaderData: { record, lists } }: Route.ComponentProps) {
  return <NewsEditor key={record.newsId} record={record} lists={lists} />
}

function useFields(lists: Loaded['lists']): ComparedFields<NewsValues> {
  const t = useT()
  const format = useFormat()
  const texts = useComparedTexts()
  return {
    ...texts,
    list: {
      label: t('backofficeNews.list'),
      show: optionName(lists.map(({ dictCode, dictLabel }) => ({ id: dictCode, name: dictLabel }))),
    },
    machines: { label: t('backofficeNews.machines') },
    coverUploadId: { label: t('backofficeNews.cover'), show: () => t('backofficeNews.coverNew') },
    takeDownAt: {
      label: t('backofficeNews.takeDownAt'),
      show: (value) => format.dateTime(fromGulf(String(value)) ?? ''),
    },
  }
}

type FactsProps = Loaded & { form: RecordForm<NewsValues> }

function Facts({ form: { values, set }, record, lists }: FactsProps) {
  const t = useT()
  const mayUpload = useMay('upload.create')
  return (
    <Panel heading={t('backofficeNews.edit')}>
      <div className="grid gap-3">
        <CoverField
          key={record.version}
          cover={record.cover}
          mayUpload={mayUpload}
          onUploaded={(coverUploadId) => set({ coverUploadId })}
        />
        <Select
          label={t('backofficeNews.list')}
          options={lists.map((item) => ({ id: item.dictCode, text: item.dictLabel }))}
          value={values.list}
          onChange={(id) => set({ list: String(id) })}
        />
        <TextField
          label={t('backofficeNews.takeDownAt')}
          type="datetime-local"
          value={values.takeDownAt}
          onChange={(takeDownAt) => set({ takeDownAt })}
        />
      </div>
    </Panel>
  )
}

function NewsEditor({ record, lists }: Loaded) {
  const t = useT()
  const mayPublish = useMay('news.publish')
  const { newsId, version, state } = record
  const fields = useFields(lists)
  const form = useRecordForm({
    record: `news/${newsId}`,
    version,
    saved: valuesOf(record),
    save: (values, at) => saveNews(record, values, at),
    conflictOf: newsConflictOf,
  })
  const isFixed = !mayPublish && (state === 'scheduled' || state === 'published')
  return (
    <ArticleScreen
      title={form.values.en.title || t('backofficeNews.edit')}
      record={record}
      form={form}
      fields={fields}
      isFixed={isFixed}
    >
      {!isFixed && <Facts form={form} record={record} lists={lists} />}
      <PublishPanel
        key={record.publishAt}
        badge={<StateBadge state={state} />}
        statuses={record.statuses}
        publishAt={record.publishAt}
        isChanged={form.isChanged}
        fixed={isFixed && t('error.newsNeedsPublisher')}
        actions={['schedule', 'publish', 'unschedule', 'archive', 'restore']}
        possible={mayPublish ? allowed(newsLifecycle, state, 'staff') : []}
        onMove={(action, publishAt) =>
          api(newsEndpoints.staff.move, { body: { newsId, version, action, publishAt } })
        }
        preview={() => api(newsEndpoints.staff.previewLink, { query: { newsId } })}
      />
      {!isFixed && (
        <MachinesPanel
          query={form.values.machines}
          onChange={(machines) => form.set({ machines })}
          {...form.faulty('machines')}
        />
      )}
    </ArticleScreen>
  )
}
