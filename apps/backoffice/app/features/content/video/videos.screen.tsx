import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { videoLifecycle } from '@ironsouq/contract/content/video/video.lifecycle'
import { VIDEO_TOPICS } from '@ironsouq/contract/content/video/video.limits'
import type { StaffVideoRow } from '@ironsouq/contract/content/video/video.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'
import type { Route } from './+types/videos.screen.ts'
import { filmTime } from './film-time.ts'
import { FILM_STATE, STATE, TOPIC } from './video-labels.ts'

const { list } = videoEndpoints.staff

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(): ListColumn<StaffVideoRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'title',
      text: t('backofficeVideo.videoTitle'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ videoId, title }) => (
        <Link to={`/videos/${videoId}`} className="text-small font-semibold">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { id: 'topic', text: t('backofficeVideo.topic'), cell: ({ topic }) => t(TOPIC[topic]) },
    {
      id: 'state',
      text: t('backofficeVideo.state'),
      cell: ({ state, publishAt }) => (
        <span className="flex flex-wrap items-center gap-1">
          <Badge tone={STATE[state].tone}>{t(STATE[state].word)}</Badge>
          {publishAt !== null && format.dateTime(publishAt)}
        </span>
      ),
    },
    {
      id: 'film',
      text: t('backofficeVideo.film'),
      cell: ({ filmState, seconds }) =>
        seconds === null ? (
          filmState && t(FILM_STATE[filmState])
        ) : (
          <bdi dir="ltr">{filmTime(seconds)}</bdi>
        ),
    },
    {
      id: 'translated',
      text: t('backofficeVideo.languages'),
      isFigure: true,
      cell: ({ translated }) => <bdi dir="ltr">{`${translated}/${LOCALE_CODES.length}`}</bdi>,
    },
    {
      id: 'updatedAt',
      text: t('backofficeVideo.changed'),
      isFigure: true,
      sort: '-updatedAt',
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ]
}

export default function VideosScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeVideo.state'),
      isSingle: true,
      options: videoLifecycle.states.map((id) => ({ id, text: t(STATE[id].word) })),
    },
    {
      kind: 'choice',
      name: 'topic',
      text: t('backofficeVideo.topic'),
      isSingle: true,
      options: VIDEO_TOPICS.map((id) => ({ id, text: t(TOPIC[id]) })),
    },
  ]
  return (
    <ListScreen
      title={t('backofficeVideo.title')}
      find={t('backofficeVideo.find')}
      add={{ to: '/videos/new', text: t('backofficeVideo.add') }}
      columns={useColumns()}
      idOf={({ videoId }) => videoId}
      page={page}
      usualSort="-updatedAt"
      filters={filters}
      pathOf={(videoId) => `/videos/${videoId}`}
    />
  )
}
