import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import type { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'
import type { Route } from './+types/help-topics.screen.ts'
import { useTopicName } from './use-topic-name.ts'

/** There are few topics: one page has all of them. */
export async function clientLoader() {
  const { records } = await api(helpEndpoints.staff.topics)
  return { rows: records, next: null, previous: null, total: records.length }
}

const pathOf = (topicId: string) => `/help-topics/${topicId}`

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
          to={pathOf(topic.topicId)}
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
      cell: ({ texts }) => <LanguageCount of={texts} />,
    },
    {
      id: 'position',
      text: t('backofficeBranch.position'),
      isFigure: true,
      cell: ({ position }) => position,
    },
  ]
}

export default function HelpTopicsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('backofficeHelp.topics')}
      add={{ to: pathOf('new'), text: t('backofficeHelp.addTopic') }}
      columns={useColumns()}
      idOf={({ topicId }) => topicId}
      page={page}
      usualSort="position"
      pathOf={pathOf}
    />
  )
}
