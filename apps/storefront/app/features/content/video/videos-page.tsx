import type {
  videoEndpoints,
  VideoListQuery,
} from '@ironsouq/contract/content/video/video.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { ChipRow, chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Busy } from '#kit/list/busy.tsx'
import { PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { VIDEOS_PATH, videosPath } from './parts/videos-path.ts'
import { VideoCard } from './video-card.tsx'
import { TOPIC_WORD } from './video-labels.ts'

/** The cards whose posters load first. */
const EAGER = 3

interface VideosPageProps {
  query: VideoListQuery
  page: DataOf<typeof videoEndpoints.list>
  last: number
}

function Topics({ query, page }: Pick<VideosPageProps, 'query' | 'page'>) {
  const t = useT()
  const format = useFormat()
  const { topic, short } = query
  const all = page.topics.reduce((sum, { count }) => sum + count, 0)
  const chips = [
    { topic: undefined, text: t('video.all'), count: all },
    ...page.topics.map((each) => ({ ...each, text: t(TOPIC_WORD[each.topic]) })),
  ]
  return (
    <ChipRow label={t('video.topics')}>
      {chips.map((chip) => (
        <LocalLink
          key={chip.topic ?? 'all'}
          href={videosPath({ topic: chip.topic, short })}
          preventScrollReset
          aria-current={chip.topic === topic ? 'page' : undefined}
          className={chipLook(chip.topic === topic ? 'on' : 'plain')}
        >
          {chip.text}
          <bdi className="font-normal tabular-nums">{format.number(chip.count)}</bdi>
        </LocalLink>
      ))}
      <LocalLink
        href={videosPath({ topic, short: short ? undefined : 'true' })}
        preventScrollReset
        aria-current={short ? 'true' : undefined}
        className={chipLook(short ? 'on' : 'line')}
      >
        {t('video.short')}
      </LocalLink>
    </ChipRow>
  )
}

export function VideosPage({ query, page, last }: VideosPageProps) {
  const t = useT()
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'videos', content: t('video.title') },
        ]}
      />
      <div className="grid grid-cols-1 gap-5">
        <PageHead title={t('video.title')} lead={t('video.lead')} />
        {page.topics.length > 0 && <Topics query={query} page={page} />}
        <Busy>
          {page.total === 0 && (
            <EmptyState title={t('video.emptyTitle')} body={t('video.emptyBody')}>
              <LocalLink href={VIDEOS_PATH} className={buttonLook({ tone: 'ink' })}>
                {t('video.showAll')}
              </LocalLink>
            </EmptyState>
          )}
          <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {page.records.map((video, i) => (
              <li key={video.videoId}>
                <VideoCard video={video} eager={i < EAGER} />
              </li>
            ))}
          </ul>
          {page.total > 0 && (
            <Pager
              {...query}
              total={page.total}
              last={last}
              at={(current) => videosPath({ ...query, current })}
            />
          )}
        </Busy>
      </div>
    </div>
  )
}
