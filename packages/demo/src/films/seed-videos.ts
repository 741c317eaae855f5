import { captionsFile } from '@ironsouq/contract/content/video/captions'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { aPublishedVideo } from '@ironsouq/server/features/content/video/video.builder.ts'
import { countVideos } from '@ironsouq/server/features/content/video/video.staff.queries.ts'
import { devicesByStockNo } from '@ironsouq/server/features/machines/device/device.named.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Translated } from '@ironsouq/server/kernel/data/texts.ts'
import type { DemoMachine } from '../machine.ts'
import { brandNamesOf } from '../names.ts'
import { storeDrawing } from '../pictures/store.ts'
import { FILM_WORDS } from './film-words.ts'
import { FILM_SHAPE } from './render-film.ts'
import { type StreamFilm, STREAM_FILMS } from './stream-films.ts'

const DAY = 86_400_000

const startsOf = ({ takes }: StreamFilm): number[] =>
  takes.map((_, i) => takes.slice(0, i).reduce((sum, { seconds }) => sum + seconds, 0))

/** The words of a film in one language; its captions say what each take shows. */
export function filmText(
  film: StreamFilm,
  locale: LocaleCode,
  nameOf: (stockNo: string) => string,
) {
  const { takes, films } = FILM_WORDS[locale]
  const { title, summary } = films[film.kind]
  const starts = startsOf(film)
  const isOfMany = film.stockNos.length > 1
  const cues = film.takes.map(({ shown, seconds }, i) => {
    const from = (starts[i] ?? 0) * 1000
    return { from, to: from + seconds * 1000, text: takes[shown].caption }
  })
  return {
    title: title.replace('{name}', nameOf(film.stockNos[0] ?? '')),
    summary,
    chapterTitles: film.takes.map(({ shown, stockNo }) =>
      isOfMany ? `${nameOf(stockNo)} · ${takes[shown].chapter}` : takes[shown].chapter,
    ),
    captions: captionsFile(cues),
  }
}

/** Publishes the demo videos, unless there are videos. The picture server renders their streams. */
export async function seedVideos(ctx: Ctx, machines: readonly DemoMachine[]): Promise<number> {
  if ((await countVideos(ctx)) > 0) return 0
  const known = new Map(machines.map((machine) => [machine.stockNo, machine]))
  const possible = STREAM_FILMS.filter(({ stockNos }) => stockNos.every((each) => known.has(each)))
  for (const film of possible) {
    const [{ scene } = { scene: undefined }] = film.takes
    if (!scene) continue
    const { objectKey, ...facts } = await storeDrawing(ctx, scene, { onRequest: true })
    const nameIn = (locale: LocaleCode) => (stockNo: string) => {
      const machine = known.get(stockNo)
      return machine ? `${brandNamesOf(machine.brand)[locale]} ${machine.model}` : ''
    }
    const named = await devicesByStockNo(ctx, film.stockNos)
    await aPublishedVideo(ctx, {
      topic: film.topic,
      publishedAt: new Date(ctx.now().getTime() - film.daysAgo * DAY),
      stream: { key: `${film.folder}/master.m3u8`, seconds: film.seconds, ...FILM_SHAPE },
      poster: { src: objectKey, ...facts },
      chapterStarts: startsOf(film),
      texts: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, filmText(film, locale, nameIn(locale))]),
      ) as Translated<ReturnType<typeof filmText>>,
      deviceIds: film.stockNos.flatMap(
        (stockNo) => named.find((each) => each.stockNo === stockNo)?.deviceId ?? [],
      ),
    })
  }
  return possible.length
}
