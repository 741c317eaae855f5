import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { newsLifecycle } from '@ironsouq/contract/content/news/news.lifecycle'
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
import type { Route } from './+types/news-list.screen.ts'

const { list } = newsEndpoints.staff
type Row = DataOf<typeof list>['rows'][number]

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, { data: lists }] = await Promise.all([
    listPage(list, url),
    api(dictionaryEndpoints.list, { query: { dictType: 'article' } }),
  ])
  return { page, lists }
}

type Lists = Awaited<ReturnType<typeof clientLoader>>['lists']

function useColumns(lists: Lists): ListColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'headline',
      text: t('backofficeNews.headline'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ newsId, title }) => (
        <Link to={`/news/${newsId}`} className="text-small font-semibold">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeNews.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'list',
      text: t('backofficeNews.list'),
      cell: (row) => lists.find(({ dictCode }) => dictCode === row.list)?.dictLabel ?? row.list,
    },
    {
      id: 'languages',
      text: t('backofficeNews.languages'),
      isFigure: true,
      cell: ({ translated }) => <bdi dir="ltr">{`${translated}/${LOCALE_CODES.length}`}</bdi>,
    },
    {
      id: 'published',
      text: t('backofficeNews.published'),
      isFigure: true,
      sort: '-publishAt',
      cell: ({ publishedAt, publishAt }) => {
        const at = publishAt ?? publishedAt
        return at && format.dateTime(at)
      },
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

export default function NewsListScreen({ loaderData: { page, lists } }: Route.ComponentProps) {
  const t = useT()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeNews.state'),
      isSingle: true,
      options: newsLifecycle.states.map((id) => ({ id, text: t(STATE_WORD[id]) })),
    },
    {
      kind: 'choice',
      name: 'list',
      text: t('backofficeNews.list'),
      isSingle: true,
      options: lists.map(({ dictCode, dictLabel }) => ({ id: dictCode, text: dictLabel })),
    },
    {
      kind: 'choice',
      name: 'texts',
      text: t('backofficeNews.languages'),
      isSingle: true,
      options: [{ id: 'outdated', text: t('portal.textOutdated') }],
    },
  ]
  return (
    <ListScreen
      title={t('backofficeNews.title')}
      find={t('backofficeNews.find')}
      add={{ to: '/news/new', text: t('backofficeNews.add') }}
      columns={useColumns(lists)}
      idOf={({ newsId }) => newsId}
      page={page}
      usualSort="-updatedAt"
      filters={filters}
      isMuted={({ state }) => state === 'archived'}
      pathOf={(newsId) => `/news/${newsId}`}
    />
  )
}
