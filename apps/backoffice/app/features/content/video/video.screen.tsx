import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { VIDEO_TOPICS } from '@ironsouq/contract/content/video/video.limits'
import {
  StaffVideo,
  type VideoFacts,
  type VideoText,
} from '@ironsouq/contract/content/video/video.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import type { Key } from '@ironsouq/i18n/messages'
import { api } from '@ironsouq/portal/api/api.ts'
import { type ComparedFields, labelled } from '@ironsouq/portal/form/compared-fields'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { Route } from './+types/video.screen.ts'
import { FilmField } from './film-field.tsx'
import { filmTime, secondsIn } from './film-time.ts'
import { Publication } from './publication.tsx'
import { TOPIC } from './video-labels.ts'
import { VideoTextFields } from './video-text-fields.tsx'

const { detail, save } = videoEndpoints.staff

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  api(detail, { query: { videoId: params.videoId } })

/** As it is typed: times and stock numbers are texts. */
interface Values {
  topic: VideoFacts['topic']
  filmId: string | null
  chapters: string
  machines: string
  texts: Record<string, VideoText>
}

const LABELS: Record<keyof Values, Key> = {
  topic: 'backofficeVideo.topic',
  filmId: 'backofficeVideo.film',
  chapters: 'backofficeVideo.chapterStarts',
  machines: 'backofficeVideo.shownMachines',
  texts: 'backofficeVideo.languages',
}

const EMPTY: VideoText = { title: '', summary: '', chapterTitles: [], captions: '', isDraft: true }

const valuesOf = ({ topic, filmId, chapterStarts, stockNos, texts }: StaffVideo): Values => ({
  topic,
  filmId,
  chapters: chapterStarts.map(filmTime).join(', '),
  machines: stockNos.join(', '),
  texts,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function saveVideo(videoId: string, version: number, before: Values, values: Values) {
  const { topic, filmId, chapters, machines, texts } = values
  const changed = Object.entries(texts).filter(
    ([locale, text]) => !isSame(text, before.texts[locale]),
  )
  return api(save, {
    body: {
      videoId,
      version,
      topic,
      filmId,
      chapterStarts: secondsIn(chapters),
      stockNos: machines.split(/[\s,;]+/).filter((each) => each !== ''),
      texts: Object.fromEntries(changed),
    },
  })
}

export default function VideoScreen({ loaderData: video }: Route.ComponentProps) {
  const t = useT()
  const { videoId, version } = video
  const saved = valuesOf(video)
  const form = useRecordForm<Values>({
    record: `video/${videoId}`,
    version,
    saved,
    save: (values, at) => saveVideo(videoId, at, saved, values),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, StaffVideo)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
  const { values, set, faultyAt } = form
  const names = labelled(LABELS, t)
  const fields: ComparedFields<Values> = {
    ...names,
    topic: { ...names.topic, show: (value) => t(TOPIC[value as Values['topic']]) },
    // A film has no name; the columns say whose it is.
    filmId: { ...names.filmId, show: () => t('backofficeVideo.film') },
  }
  return (
    <ScreenPage title={t('backofficeVideo.edit')}>
      <ScreenBody>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <FilmField
            filmId={values.filmId}
            film={video.film}
            onFilm={(filmId) => set({ filmId })}
          />
          <div className="grid content-start gap-4">
            <Select
              label={names.topic.label}
              options={VIDEO_TOPICS.map((id) => ({ id, text: t(TOPIC[id]) }))}
              value={values.topic}
              onChange={(key) =>
                set({ topic: VIDEO_TOPICS.find((known) => known === key) ?? values.topic })
              }
            />
            <TextField
              label={names.chapters.label}
              description={t('backofficeVideo.chapterHint')}
              value={values.chapters}
              onChange={(chapters) => set({ chapters })}
              {...faultyAt('chapterStarts')}
            />
            <TextField
              label={names.machines.label}
              description={t('backofficeVideo.machinesHint')}
              value={values.machines}
              onChange={(machines) => set({ machines })}
              {...faultyAt('stockNos')}
            />
          </div>
        </div>
        <LanguagesEditor statusOf={(locale) => video.textStates[locale] ?? 'missing'}>
          {(locale, isSource) => (
            <VideoTextFields
              key={locale}
              text={values.texts[locale] ?? EMPTY}
              isSource={isSource}
              faulty={(field) => faultyAt(`texts.${locale}.${field}`)}
              onChange={(text) => set({ texts: { ...values.texts, [locale]: text } })}
            />
          )}
        </LanguagesEditor>
        <ConflictDialog form={form} fields={fields} />
        <FormBar form={form}>
          <Publication video={video} isChanged={form.isChanged} />
        </FormBar>
      </ScreenBody>
    </ScreenPage>
  )
}
