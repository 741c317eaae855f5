import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type { HomePageRow } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/versions.screen.ts'
import { STATE_LOOK } from './page-labels.ts'

const { list } = homePageEndpoints.staff

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(): ListColumn<HomePageRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'number',
      text: t('backofficeHomePage.versions'),
      isFixed: true,
      isRowHeader: true,
      sort: '-number',
      cell: ({ versionId, number }) => (
        <Link to={`/home-page/versions/${versionId}`} className="text-small font-semibold">
          {t('backofficeHomePage.number', { number })}
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeHomePage.state'),
      cell: ({ state }) => <Badge tone={STATE_LOOK[state].tone}>{t(STATE_LOOK[state].word)}</Badge>,
    },
    {
      id: 'publishedAt',
      text: t('backofficeHomePage.publishedAt'),
      isFigure: true,
      cell: ({ publishedAt, publishAt }) => {
        const at = publishedAt ?? publishAt
        return at === null ? '–' : format.dateTime(at)
      },
    },
    {
      id: 'blocks',
      text: t('backofficeHomePage.blocks'),
      isFigure: true,
      cell: ({ blocks }) => format.number(blocks),
    },
    {
      id: 'copiedFrom',
      text: t('backofficeHomePage.note'),
      cell: ({ copiedFrom }) =>
        copiedFrom === null ? '–' : t('backofficeHomePage.copyOf', { number: copiedFrom }),
    },
  ]
}

/** Every version of the home page, the newest first. */
export default function VersionsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeHomePage.versions')}
      actions={
        <ScreenAction icon="edit" text={t('backofficeHomePage.title')} to="/home-page" tone="ink" />
      }
    >
      <DataTable
        label={t('backofficeHomePage.versions')}
        columns={useColumns()}
        idOf={({ versionId }) => versionId}
        page={page}
        usualSort="-number"
        isMuted={({ state }) => state === 'replaced'}
        onOpen={(versionId) => void navigate(`/home-page/versions/${versionId}`)}
      />
    </ScreenPage>
  )
}
