import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { pageLifecycle } from '@ironsouq/contract/content/page/page.lifecycle'
import { TERMS_NOTICE_DAYS } from '@ironsouq/contract/content/page/page.limits'
import type { PageRecord } from '@ironsouq/contract/content/page/page.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ArticleScreen } from '#features/content/article/parts/article-screen.tsx'
import { PublishPanel } from '#features/content/article/parts/publish-panel.tsx'
import { useComparedTexts } from '#features/content/article/parts/use-compared-texts.ts'
import type { Route } from './+types/page.screen.ts'
import { pageConflictOf, type PageValues, savePage, valuesOf } from './page-form.ts'
import { PAGE_WORD } from './page-labels.ts'
import { PageStateBadge } from './page-state-badge.tsx'

export const clientLoader = ({ params: { versionId } }: Route.ClientLoaderArgs) =>
  api(pageEndpoints.staff.detail, { query: { versionId } })

/** A version of a page: two languages side by side, its day and its state. */
export default function PageScreen({ loaderData: record }: Route.ComponentProps) {
  return <PageEditor key={record.versionId} record={record} />
}

function useFields(): ComparedFields<PageValues> {
  const t = useT()
  const format = useFormat()
  const texts = useComparedTexts()
  return {
    ...texts,
    day: { label: t('backofficePage.day'), show: (value) => format.date(String(value)) },
  }
}

function PageEditor({ record }: { record: PageRecord }) {
  const t = useT()
  const format = useFormat()
  const fields = useFields()
  const { versionId, version, state, isFixed } = record
  const form = useRecordForm({
    record: `page/${versionId}`,
    version,
    saved: valuesOf(record),
    save: (values, at) => savePage(record, values, at),
    conflictOf: pageConflictOf,
  })
  const { values, set, faulty } = form
  return (
    <ArticleScreen
      title={`${t(PAGE_WORD[record.page])}, ${format.date(record.day)}`}
      record={record}
      form={form}
      fields={fields}
      isFixed={isFixed}
    >
      {state === 'draft' && (
        <Panel heading={t('backofficePage.edit')}>
          <TextField
            type="date"
            label={t('backofficePage.day')}
            {...(record.page === 'terms' && {
              description: t('backofficePage.dayHelp', { days: TERMS_NOTICE_DAYS }),
            })}
            value={values.day}
            onChange={(day) => set({ day })}
            {...faulty('day')}
          />
        </Panel>
      )}
      <PublishPanel
        badge={<PageStateBadge {...record} />}
        statuses={record.statuses}
        isChanged={form.isChanged}
        fixed={isFixed && t('backofficePage.fixed')}
        actions={['publish', 'withdraw']}
        possible={record.isInForce ? [] : allowed(pageLifecycle, state, 'staff')}
        onMove={(action) => api(pageEndpoints.staff.move, { body: { versionId, version, action } })}
      />
    </ArticleScreen>
  )
}
