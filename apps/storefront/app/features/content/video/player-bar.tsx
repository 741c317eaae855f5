import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { filmTime } from '#kit/text/film-time.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Player } from './use-player.ts'

const SPEEDS = [1, 1.25, 1.5, 2, 0.75]
const BUTTON =
  'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-box px-2 hover:bg-graphite-2'

function Pause() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-current">
      <path d="M5.5 4h3v12h-3ZM11.5 4h3v12h-3Z" />
    </svg>
  )
}

interface TapeProps {
  seconds: number
  length: number
  chapters: readonly number[]
  onSeek: (to: number) => void
}

/** The time line: chapters are its long ticks. Time runs from left to right in every language. */
function Tape({ seconds, length, chapters, onSeek }: TapeProps) {
  const t = useT()
  const at = (time: number) => `${Math.min(100, (time / length) * 100)}%`
  return (
    <span
      dir="ltr"
      className="relative block h-11 min-w-0 flex-1 max-sm:order-first max-sm:mx-2 max-sm:basis-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <svg aria-hidden="true" className="absolute inset-x-0 top-2.5 h-6 w-full overflow-visible">
        {Array.from({ length: 41 }, (_, i) => (
          <rect
            key={i}
            x={`${i * 2.5}%`}
            y="18"
            width="1"
            height="6"
            className="fill-on-graphite-muted"
          />
        ))}
        <rect y="23" width="100%" height="1" className="fill-on-graphite-muted" />
        <rect y="18" width={at(seconds)} height="6" className="fill-on-graphite" />
        {chapters.map((start) => (
          <rect
            key={start}
            x={at(start)}
            y="8"
            width="2"
            height="16"
            className="fill-on-graphite"
          />
        ))}
        <svg x={at(seconds)} className="overflow-visible">
          <path d="M-5 0h13v4l-5 6v14h-3v-14l-5 -6z" className="fill-on-graphite" />
        </svg>
      </svg>
      <input
        type="range"
        min={0}
        max={length}
        step={1}
        value={Math.min(length, Math.floor(seconds))}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        aria-label={t('video.position')}
        aria-valuetext={filmTime(seconds)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  )
}

interface PlayerBarProps {
  player: Player
  length: number
  chapters: readonly number[]
  /** The languages of the captions. */
  captions: readonly string[]
  language: string | null
  onLanguage: (language: string | null) => void
}

const nameOf = (code: string) => (isLocaleCode(code) ? LOCALES[code].name : code)

export function PlayerBar(props: PlayerBarProps) {
  const { player, length, chapters, captions, language, onLanguage } = props
  const t = useT()
  const isPlaying = player.standing === 'playing'
  const { speed } = player
  const faster = () => player.changeSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-2 py-1">
      <button
        type="button"
        onClick={player.toggle}
        aria-label={t(isPlaying ? 'video.pause' : 'video.play')}
        className={BUTTON}
      >
        {isPlaying ? <Pause /> : <Icon name="play" />}
      </button>
      <bdi dir="ltr" className="tabular-nums">
        {`${filmTime(player.seconds)} / ${filmTime(length)}`}
      </bdi>
      <Tape
        seconds={player.seconds}
        length={length}
        chapters={chapters}
        onSeek={(to) => void player.seek(to)}
      />
      {captions.length > 0 && (
        <label className="flex min-h-11 items-center gap-2 max-sm:ms-auto">
          <Icon name="translate" />
          <span className="sr-only">{t('video.captions')}</span>
          <select
            value={language ?? ''}
            onChange={(event) => onLanguage(event.currentTarget.value || null)}
            className="min-h-11 cursor-pointer bg-graphite font-semibold"
          >
            <option value="">{t('video.captionsOff')}</option>
            {captions.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        onClick={faster}
        aria-label={`${t('video.speed')}: ${speed}×`}
        className={`${BUTTON} font-semibold tabular-nums max-lg:hidden`}
      >
        <bdi dir="ltr">{`${speed}×`}</bdi>
      </button>
    </div>
  )
}
