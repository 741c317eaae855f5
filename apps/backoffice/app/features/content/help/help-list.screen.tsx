import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { helpLifecycle } from '@ironsouq/contract/content/help/help.lifecycle'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { Link } from 'react-router'
import { STATE_WORD, StateBadge } from '#features/content/article/parts/state-badge.tsx'
import type { Route } from './+types/help-list.screen.ts'
import { useTopicName } from './use-topic-name.ts'

const { list, topics } = helpEndpoints.staff
type Row = DataOf<typeof list>['rows'][number]

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, { records }] = await Promise.all([listPage(list, url), api(topics)])
  return { page, topics: records }
}

function useColumns(): ListColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'headline',
      text: t('backofficeNews.headline'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ articleId, title }) => (
        <Link to={`/help/${articleId}`} className="text-small font-semibold">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeNews.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    { id: 'topic', text: t('backofficeHelp.topic'), cell: ({ topic }) => <bdi>{topic}</bdi> },
    {
      id: 'languages',
      text: t('backofficeNews.languages'),
      isFigure: true,
      cell: ({ translated }) => <bdi dir="ltr">{`${translated}/${LOCALE_CODES.length}`}</bdi>,
    },
    {
      id: 'helpful',
      text: t('backofficeHelp.helpful'),
      isFigure: true,
      cell: ({ helpful }) => format.number(helpful),
    },
    {
      id: 'notHelpful',
      text: t('backofficeHelp.notHelpful'),
      isFigure: true,
      sort: '-notHelpful',
      cell: ({ notHelpful }) => format.number(notHelpful),
    },
    {
      id: 'position',
      text: t('backofficeBranch.position'),
      isFigure: true,
      sort: 'position',
      cell: ({ position }) => position,
    },
    {
      id: 'changed',
      text: t('backofficeNews.changed'),
      isFigure: true,
      sort: '-updatedAt',
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ]
}

export default function HelpListScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const topicName = useTopicName()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeNews.state'),
      isSingle: true,
      options: helpLifecycle.states.map((id) => ({ id, text: t(STATE_WORD[id]) })),
    },
    {
      kind: 'choice',
      name: 'topicId',
      text: t('backofficeHelp.topic'),
      isSingle: true,
      options: loaderData.topics.map((topic) => ({
        id: topic.topicId,
        text: topicName(topic),
      })),
    },
  ]
  return (
    <ListScreen
      title={t('backofficeHelp.title')}
      find={t('backofficeNews.find')}
      add={{ to: '/help/new', text: t('backofficeHelp.add') }}
      columns={useColumns()}
      idOf={({ articleId }) => articleId}
      page={loaderData.page}
      usualSort="-updatedAt"
      filters={filters}
      isMuted={({ state }) => state === 'draft'}
      pathOf={(articleId) => `/help/${articleId}`}
    />
  )
}
