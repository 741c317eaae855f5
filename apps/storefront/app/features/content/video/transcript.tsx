import type { VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { filmTime } from '#kit/text/film-time.ts'
import { useT } from '#kit/text/use-t.ts'

interface TranscriptProps {
  transcript: NonNullable<VideoDetail['transcript']>
  seconds: number
  onSeek: (to: number) => void
}

/** What the film says, line by line. */
export function Transcript({ transcript, seconds, onSeek }: TranscriptProps) {
  const t = useT()
  const { locale, cues } = transcript
  const ms = seconds * 1000
  const language = isLocaleCode(locale) ? LOCALES[locale] : undefined
  return (
    <Section heading={t('video.transcript')} note={t('video.transcriptNote')}>
      <ol lang={language?.bcp47} dir={language?.dir}>
        {cues.map(({ from, to, text }) => (
          <li
            key={from}
            aria-current={from <= ms && ms < to ? 'true' : undefined}
            className="grid grid-cols-[56px_minmax(0,1fr)] items-baseline gap-3 border-b border-line text-body aria-current:bg-surface aria-current:font-semibold"
          >
            <button
              type="button"
              onClick={() => onSeek(from / 1000)}
              className="min-h-11 cursor-pointer text-start text-small text-ink-muted tabular-nums underline-offset-3 hover:underline"
            >
              <bdi dir="ltr">{filmTime(from / 1000)}</bdi>
            </button>
            <p className="py-2 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
