import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { pageLifecycle } from '@ironsouq/contract/content/page/page.lifecycle'
import { SITE_PAGES } from '@ironsouq/contract/content/page/page.limits'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { Link } from 'react-router'
import type { Route } from './+types/pages.screen.ts'
import { PAGE_STATE_WORD, PAGE_WORD } from './page-labels.ts'
import { PageStateBadge } from './page-state-badge.tsx'

const { list } = pageEndpoints.staff
type Row = DataOf<typeof list>['rows'][number]

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(): ListColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'page',
      text: t('backofficePage.page'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ versionId, page }) => (
        <Link to={`/pages/${versionId}`} className="text-small font-semibold">
          {t(PAGE_WORD[page])}
        </Link>
      ),
    },
    {
      id: 'day',
      text: t('backofficePage.day'),
      isFigure: true,
      sort: '-day',
      cell: ({ day }) => format.date(day),
    },
    {
      id: 'state',
      text: t('backofficeNews.state'),
      cell: (row) => <PageStateBadge {...row} />,
    },
    {
      id: 'languages',
      text: t('backofficeNews.languages'),
      isFigure: true,
      cell: ({ translated }) => <bdi dir="ltr">{`${translated}/${LOCALE_CODES.length}`}</bdi>,
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

/** The versions of about us, the terms and the privacy policy. */
export default function PagesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'page',
      text: t('backofficePage.page'),
      isSingle: true,
      options: SITE_PAGES.map((id) => ({ id, text: t(PAGE_WORD[id]) })),
    },
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeNews.state'),
      isSingle: true,
      options: pageLifecycle.states.map((id) => ({ id, text: t(PAGE_STATE_WORD[id]) })),
    },
  ]
  return (
    <ListScreen
      title={t('backofficePage.title')}
      add={{ to: '/pages/new', text: t('backofficePage.add') }}
      columns={useColumns()}
      idOf={({ versionId }) => versionId}
      page={page}
      usualSort="-day"
      filters={filters}
      isMuted={({ isInForce }) => !isInForce}
      pathOf={(versionId) => `/pages/${versionId}`}
    />
  )
}
