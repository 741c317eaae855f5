import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import type { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/help-topics.screen.ts'
import { useTopicName } from './use-topic-name.ts'

/** There are few topics: one page has all of them. */
export async function clientLoader() {
  const { records } = await api(helpEndpoints.staff.topics)
  return { rows: records, next: null, previous: null, total: records.length }
}

function useColumns(): ListColumn<HelpTopicRecord>[] {
  const t = useT()
  const topicName = useTopicName()
  return [
    {
      id: 'name',
      text: t('backofficeBranch.name'),
      isFixed: true,
      isRowHeader: true,
      cell: (topic) => (
        <Link
          to={`/help-topics/${topic.topicId}`}
          className="inline-flex items-center gap-2 text-small font-semibold"
        >
          <Icon name={topic.icon} size="small" />
          <bdi>{topicName(topic)}</bdi>
        </Link>
      ),
    },
    {
      id: 'code',
      text: t('backofficeBranch.code'),
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      id: 'articles',
      text: t('backofficeHelp.articles'),
      isFigure: true,
      cell: ({ articles }) => articles,
    },
    {
      id: 'languages',
      text: t('backofficeNews.languages'),
      isFigure: true,
      cell: ({ texts }) => (
        <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>
      ),
    },
    {
      id: 'position',
      text: t('backofficeBranch.position'),
      isFigure: true,
      cell: ({ position }) => position,
    },
  ]
}

export default function HelpTopicsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeHelp.topics')}
      actions={
        <Link to="/help-topics/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('backofficeHelp.addTopic')}
        </Link>
      }
    >
      <DataTable
        label={t('backofficeHelp.topics')}
        columns={useColumns()}
        idOf={({ topicId }) => topicId}
        page={loaderData}
        usualSort="position"
        onOpen={(topicId) => void navigate(`/help-topics/${topicId}`)}
      />
    </ScreenPage>
  )
}
