import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { AnnouncementRecord } from '@ironsouq/contract/content/announcement/announcement.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/announcements.screen.ts'
import { STATE_LOOK } from './announcement-state.ts'

const { staffList } = announcementEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(staffList, { query: listQuery(staffList.query, url.searchParams) })

function useColumns(): ListColumn<AnnouncementRecord>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'title',
      text: t('backofficeAnnouncement.heading'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ announcementId, texts }) => (
        <Link to={`/announcements/${announcementId}`} className="text-small font-semibold">
          <bdi>{(texts[currentLocale()] ?? texts.en).title}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeAnnouncement.state'),
      cell: ({ state }) => <Badge tone={STATE_LOOK[state].tone}>{t(STATE_LOOK[state].word)}</Badge>,
    },
    {
      id: 'audience',
      text: t('backofficeAnnouncement.audience'),
      cell: ({ announcement: { audience } }) => t(`backofficeAnnouncement.${audience}`),
    },
    {
      id: 'startsAt',
      text: t('backofficeAnnouncement.startsAt'),
      isFigure: true,
      sort: '-startsAt',
      cell: ({ announcement }) => format.dateTime(announcement.startsAt),
    },
    {
      id: 'endsAt',
      text: t('backofficeAnnouncement.endsAt'),
      isFigure: true,
      cell: ({ announcement: { endsAt } }) => (endsAt === null ? '–' : format.dateTime(endsAt)),
    },
  ]
}

export default function AnnouncementsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeAnnouncement.title')}
      actions={
        <Link to="/announcements/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('backofficeAnnouncement.add')}
        </Link>
      }
    >
      <DataTable
        label={t('backofficeAnnouncement.title')}
        columns={useColumns()}
        idOf={({ announcementId }) => announcementId}
        page={page}
        usualSort="-startsAt"
        isMuted={({ state }) => state === 'ended' || state === 'withdrawn'}
        onOpen={(announcementId) => void navigate(`/announcements/${announcementId}`)}
      />
    </ScreenPage>
  )
}
