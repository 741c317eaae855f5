import { ApiError } from '@ironsouq/contract/client'
import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { FILM_TYPES } from '@ironsouq/contract/content/video/video.limits'
import type { Film } from '@ironsouq/contract/content/video/video.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { useEffect, useRef, useState } from 'react'
import { filmTime } from './film-time.ts'
import { sendFilm } from './send-film.ts'
import { FAULT, FILM_STATE } from './video-labels.ts'

const POLL_MS = 2000

/** A film as it is now: asked again until it is decided. */
function useFilm(filmId: string | null, known: Film | null): Film | null {
  const [asked, setAsked] = useState<Film | null>(null)
  const current = asked?.filmId === filmId ? asked : known?.filmId === filmId ? known : null
  const isOpen =
    filmId !== null && (!current || ['received', 'transcoding'].includes(current.state))
  useEffect(() => {
    if (!isOpen) return undefined
    const ask = () =>
      void api(videoEndpoints.film.detail, { query: { filmId } }).then(setAsked, () => {})
    ask()
    const timer = setInterval(ask, POLL_MS)
    return () => clearInterval(timer)
  }, [isOpen, filmId])
  return current
}

interface FilmFieldProps {
  filmId: string | null
  film: Film | null
  onFilm: (filmId: string) => void
}

function FilmNow({ film }: { film: Film }) {
  const t = useT()
  const { state, fault, progress, seconds, fileName } = film
  return (
    <div className="grid gap-2" role="status">
      <p>
        <bdi className="font-semibold">{fileName}</bdi>
        {' · '}
        {t(FILM_STATE[state])}
        {seconds !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{filmTime(seconds)}</bdi>
          </>
        )}
      </p>
      {(state === 'received' || state === 'transcoding') && (
        <ProgressBar label={t(FILM_STATE[state])} value={progress} />
      )}
      {fault !== null && <p className="text-refused">{t(FAULT[fault])}</p>}
    </div>
  )
}

/** The film of a video: sent in parts with its progress, then processed. */
export function FilmField({ filmId, film, onFilm }: FilmFieldProps) {
  const t = useT()
  const current = useFilm(filmId, film)
  const [sending, setSending] = useState<{ name: string; percent: number }>()
  const [error, setError] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const add = async ([file]: File[]) => {
    if (!file) return
    const control = new AbortController()
    stop.current = control
    setError(undefined)
    setSending({ name: file.name, percent: 0 })
    try {
      const onProgress = (percent: number) => setSending({ name: file.name, percent })
      onFilm(await sendFilm(file, { signal: control.signal, onProgress }))
    } catch (err) {
      if (!control.signal.aborted)
        setError(err instanceof ApiError ? err.message : t('backofficeVideo.interrupted'))
    } finally {
      setSending(undefined)
    }
  }
  return (
    <section className="grid content-start gap-3" aria-label={t('backofficeVideo.film')}>
      {current && <FilmNow film={current} />}
      {sending ? (
        <div className="grid gap-2" role="status">
          <p>
            <bdi className="font-semibold">{sending.name}</bdi>
            {' · '}
            {t('backofficeVideo.sending')}
          </p>
          <ProgressBar label={t('backofficeVideo.sending')} value={sending.percent} />
          <span>
            <Button onPress={() => stop.current?.abort()}>{t('backofficeVideo.stop')}</Button>
          </span>
        </div>
      ) : (
        <FileDrop
          label={t(current ? 'backofficeVideo.replaceFilm' : 'backofficeVideo.addFilm')}
          description={t('backofficeVideo.filmLimits')}
          choose={t('backofficeVideo.choose')}
          files={[]}
          accept={FILM_TYPES}
          isSingle
          onAdd={(files) => void add(files)}
          onRemove={() => {}}
          {...(error !== undefined && { error })}
        />
      )}
    </section>
  )
}
