import type { VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { videoPath } from './parts/videos-path.ts'
import { PlayerBar } from './player-bar.tsx'
import { useCaptions } from './use-captions.ts'
import type { Player } from './use-player.ts'

const never = () => () => {}
/** False on the server and until hydration. */
const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface VideoPlayerProps {
  ref: RefObject<HTMLVideoElement | null>
  video: VideoDetail
  player: Player
}

/** The film with its own controls; without script those of the browser. */
export function VideoPlayer({ ref, video, player }: VideoPlayerProps) {
  const t = useT()
  const { objectsUrl, locale } = useSiteData()
  const isScripted = useScripted()
  const [language, setLanguage] = useState(video.transcript?.locale ?? null)
  const caption = useCaptions(ref, language)
  const { videoId, stream, poster, captions, title } = video
  const spoken = language !== null && isLocaleCode(language) ? LOCALES[language] : undefined
  return (
    <div className="overflow-hidden bg-graphite text-on-graphite max-sm:-mx-(--gutter) sm:rounded-box">
      <div className="relative aspect-video">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are a list */}
        <video
          ref={ref}
          {...player.events}
          controls={!isScripted}
          src={isScripted ? undefined : pictureUrl(stream, objectsUrl)}
          poster={pictureUrl(poster.src, objectsUrl)}
          preload="none"
          playsInline
          aria-label={title}
          // A poster fills the box; the film is shown whole.
          className={`absolute inset-0 size-full bg-graphite ${player.standing === 'idle' ? 'object-cover' : 'object-contain'}`}
        >
          {captions.map((code) => (
            <track
              key={code}
              id={code}
              kind="captions"
              srcLang={isLocaleCode(code) ? LOCALES[code].bcp47 : code}
              label={isLocaleCode(code) ? LOCALES[code].name : code}
              src={joinPath(locale, `${videoPath(videoId)}/captions/${code}`)}
            />
          ))}
        </video>
        {isScripted && player.standing === 'idle' && (
          <button
            type="button"
            onClick={player.toggle}
            className="absolute inset-0 m-auto grid size-16 cursor-pointer place-items-center rounded-box bg-graphite sm:size-20"
          >
            <span className="sr-only">{t('video.play')}</span>
            <Icon name="play" size="large" />
          </button>
        )}
        {caption !== '' && (
          <p
            lang={spoken?.bcp47}
            dir={spoken?.dir}
            className="pointer-events-none absolute inset-x-4 bottom-2 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-tight bg-graphite px-3 py-1.5 text-center text-small whitespace-pre-line sm:bottom-4 sm:text-body"
          >
            {caption}
          </p>
        )}
        {player.standing === 'failed' && (
          <p
            role="alert"
            className="absolute inset-x-4 bottom-4 rounded-tight bg-graphite px-3 py-1.5"
          >
            {t('video.notPlayable')}
          </p>
        )}
      </div>
      {isScripted && (
        <PlayerBar
          player={player}
          length={video.seconds}
          chapters={video.chapters.map(({ at }) => at)}
          captions={captions}
          language={language}
          onLanguage={setLanguage}
        />
      )}
    </div>
  )
}
