import type { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import type { StaffVideo, StaffVideoRow } from '@ironsouq/contract/content/video/video.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { and, eq, sql } from 'drizzle-orm'
import { devicesNamed } from '#features/machines/device/device.named.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { filmById } from './video.film.queries.ts'
import { posterOf, presentFilm } from './video.present.ts'
import { deviceIdsOf } from './video.queries.ts'
import { textStateOf } from './video.rules.ts'
import { film, video, videoText } from './video.tables.ts'

/** Any text of a video contains these words. */
const contains = (words: string) => {
  const pattern = `%${escapedLike(words)}%`
  return sql`exists (select 1 from ${videoText}
    where ${videoText.videoId} = video.id and ${videoText.title} ilike ${pattern})`
}

const title = (ctx: Ctx) => sql<string>`(
  select ${videoText.title} from ${videoText}
  where ${videoText.videoId} = video.id and ${videoText.locale} in (${ctx.locale}, 'en')
  order by ${videoText.locale} = 'en' limit 1)`

const translated = sql<number>`(
  select count(*)::int from video_text as text
  join video_text as english on english.video_id = text.video_id and english.locale = 'en'
  where text.video_id = video.id and not text.is_draft and text.written_at >= english.written_at)`

export async function staffVideos(
  ctx: Ctx,
  { state, topic, q, ...asked }: QueryOf<typeof videoEndpoints.staff.list>,
) {
  const list = keyset(asked, {
    by: video.updatedAt,
    id: video.id,
    isDescending: asked.sort === '-updatedAt',
  })
  const wanted = and(
    state && eq(video.state, state),
    topic && eq(video.topic, topic),
    q ? contains(q) : undefined,
  )
  const found = await ctx.db
    .select({
      at: list.at,
      id: video.id,
      version: video.version,
      title: title(ctx),
      topic: video.topic,
      state: video.state,
      publishAt: video.publishAt,
      updatedAt: video.updatedAt,
      seconds: film.seconds,
      filmState: film.state,
      posterKey: film.posterKey,
      posterWidth: film.posterWidth,
      posterHeight: film.posterHeight,
      posterThumbhash: film.posterThumbhash,
      translated,
    })
    .from(video)
    .leftJoin(film, eq(film.id, video.filmId))
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, next, previous } = list.pageOf(found)
  const total = await ctx.db.$count(video, wanted)
  const shown = rows.map(({ id, publishAt, updatedAt, ...row }): StaffVideoRow => ({
    videoId: id,
    version: row.version,
    title: row.title,
    topic: row.topic,
    state: row.state,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    seconds: row.seconds,
    filmState: row.filmState,
    poster: posterOf(row),
    translated: row.translated,
  }))
  return { rows: shown, next, previous, total }
}

/** A video as staff edit it; undefined when there is none. */
export async function staffVideo(ctx: Ctx, videoId: string): Promise<StaffVideo | undefined> {
  const [row] = await ctx.db.select().from(video).where(eq(video.id, videoId))
  if (!row) return undefined
  const deviceIds = await deviceIdsOf(ctx, videoId)
  const texts = await ctx.db.select().from(videoText).where(eq(videoText.videoId, videoId))
  const shown = row.filmId === null ? undefined : await filmById(ctx, row.filmId)
  const named = await devicesNamed(ctx, deviceIds)
  const devices = deviceIds.flatMap((id) => named.filter(({ deviceId }) => deviceId === id))
  const english = texts.find(({ locale }) => locale === 'en')
  const textOf = (code: string) => texts.find(({ locale }) => locale === code)
  return {
    videoId,
    version: row.version,
    topic: row.topic,
    state: row.state,
    filmId: row.filmId,
    chapterStarts: row.chapterStarts,
    stockNos: devices.map(({ stockNo }) => stockNo),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    film: shown ? presentFilm(shown) : null,
    texts: Object.fromEntries(
      texts.map(({ locale, title, summary, chapterTitles, captions, isDraft }) => [
        locale,
        { title, summary, chapterTitles, captions, isDraft },
      ]),
    ),
    textStates: Object.fromEntries(
      LOCALE_CODES.map((code) => [code, textStateOf(textOf(code), english)]),
    ),
    devices,
  }
}

export const countVideos = (ctx: Ctx): Promise<number> => ctx.db.$count(video)
