import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { AnnouncementRecord } from '@ironsouq/contract/content/announcement/announcement.schema'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/announcements.screen.ts'
import { STATE_LOOK } from './announcement-state.ts'

const { staffList } = announcementEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(staffList, url)

const pathOf = (announcementId: string) => `/announcements/${announcementId}`

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
        <RowLink to={pathOf(announcementId)} name={(texts[currentLocale()] ?? texts.en).title} />
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
  return (
    <ListScreen
      title={t('backofficeAnnouncement.title')}
      add={{ to: pathOf('new'), text: t('backofficeAnnouncement.add') }}
      columns={useColumns()}
      idOf={({ announcementId }) => announcementId}
      page={page}
      usualSort="-startsAt"
      isMuted={({ state }) => state === 'ended' || state === 'withdrawn'}
      pathOf={pathOf}
    />
  )
}
