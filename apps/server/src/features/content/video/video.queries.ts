import { readCaptions, type Cue } from '@ironsouq/contract/content/video/captions'
import type { VideoListQuery } from '@ironsouq/contract/content/video/video.endpoints'
import { SHORT_SECONDS } from '@ironsouq/contract/content/video/video.limits'
import type { VideoCard } from '@ironsouq/contract/content/video/video.schema'
import { and, count, desc, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { posterOf } from './video.present.ts'
import { film, video, videoDevice, videoText } from './video.tables.ts'

type TextRow = typeof videoText.$inferSelect

/** One column of the text in the language of the request, or in English; drafts are left out. */
const words = <T>(ctx: Ctx, column: 'title' | 'summary') => sql<T>`(
  select ${videoText[column]} from ${videoText}
  where ${videoText.videoId} = video.id and ${videoText.locale} in (${ctx.locale}, 'en')
    and not ${videoText.isDraft}
  order by ${videoText.locale} = 'en' limit 1)`

const cardColumns = (ctx: Ctx) => ({
  id: video.id,
  title: words<string>(ctx, 'title'),
  topic: video.topic,
  publishedAt: video.publishedAt,
  chapterStarts: video.chapterStarts,
  seconds: film.seconds,
  posterKey: film.posterKey,
  posterWidth: film.posterWidth,
  posterHeight: film.posterHeight,
  posterThumbhash: film.posterThumbhash,
})

/** Published, with a film that can be watched. */
const isShown = and(eq(video.state, 'published'), eq(film.state, 'ready'))

const shownCards = (ctx: Ctx) =>
  ctx.db.select(cardColumns(ctx)).from(video).innerJoin(film, eq(film.id, video.filmId)).$dynamic()

type CardRow = Awaited<ReturnType<typeof shownCards>>[number]

function presentCard(row: CardRow): VideoCard[] {
  const poster = posterOf(row)
  if (!poster || !row.publishedAt || row.seconds === null) return []
  const { id, title, topic, seconds } = row
  const publishedAt = row.publishedAt.toISOString()
  return [
    { videoId: id, title, topic, publishedAt, seconds, chapters: row.chapterStarts.length, poster },
  ]
}

const newestFirst = [desc(video.publishedAt), desc(video.id)] as const

export async function videosListed(ctx: Ctx, { current, size, topic, short }: VideoListQuery) {
  const wanted = and(
    isShown,
    topic && eq(video.topic, topic),
    short && lte(film.seconds, SHORT_SECONDS),
  )
  const rows = await shownCards(ctx)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((current - 1) * size)
  const counted = () =>
    ctx.db
      .select({ topic: video.topic, count: count() })
      .from(video)
      .innerJoin(film, eq(film.id, video.filmId))
      .groupBy(video.topic)
  const [topics, chosen] = await Promise.all([
    counted().where(isShown).orderBy(desc(count()), video.topic),
    counted().where(wanted),
  ])
  const total = chosen.reduce((all, each) => all + each.count, 0)
  return { records: rows.flatMap(presentCard), total, topics }
}

/** A video as the home page shows it. */
interface ShownVideo extends Pick<VideoCard, 'videoId' | 'title' | 'seconds' | 'poster'> {
  /** The key of its playlist. */
  src: string
}

async function shownVideos(ctx: Ctx, wanted: SQL | undefined, limit: number) {
  const rows = await ctx.db
    .select({ ...cardColumns(ctx), streamKey: film.streamKey })
    .from(video)
    .innerJoin(film, eq(film.id, video.filmId))
    .where(and(isShown, wanted))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.flatMap((row): ShownVideo[] => {
    const [card] = presentCard(row)
    if (!card || row.streamKey === null) return []
    const { videoId, title, seconds, poster } = card
    return [{ videoId, title, src: row.streamKey, seconds, poster }]
  })
}

export const newestVideos = (ctx: Ctx, limit: number) => shownVideos(ctx, undefined, limit)

/** The published ones of these videos. */
export const videosByIds = async (ctx: Ctx, ids: readonly string[]) =>
  ids.length === 0 ? [] : shownVideos(ctx, inArray(video.id, [...ids]), ids.length)

/** The next ones to watch: of the same topic first. */
async function nextVideos(ctx: Ctx, { id, topic }: Pick<CardRow, 'id' | 'topic'>) {
  const rows = await shownCards(ctx)
    .where(and(isShown, ne(video.id, id)))
    .orderBy(desc(sql`${video.topic} = ${topic}`), ...newestFirst)
    .limit(3)
  return rows.flatMap(presentCard)
}

const publishedTexts = (ctx: Ctx, videoId: string): Promise<TextRow[]> =>
  ctx.db
    .select()
    .from(videoText)
    .where(and(eq(videoText.videoId, videoId), eq(videoText.isDraft, false)))

/** The stored file was checked when it was saved. */
function cuesOf(captions: string): Cue[] {
  const cues = readCaptions(captions)
  return 'fault' in cues ? [] : cues
}

export const deviceIdsOf = async (ctx: Ctx, videoId: string): Promise<string[]> => {
  const rows = await ctx.db
    .select({ deviceId: videoDevice.deviceId })
    .from(videoDevice)
    .where(eq(videoDevice.videoId, videoId))
    .orderBy(videoDevice.position)
  return rows.map(({ deviceId }) => deviceId)
}

/** A published video without its machines; undefined for every other one. */
export async function videoShown(ctx: Ctx, videoId: string) {
  const [row] = await ctx.db
    .select({
      ...cardColumns(ctx),
      summary: words<string>(ctx, 'summary'),
      streamKey: film.streamKey,
      width: film.width,
      height: film.height,
    })
    .from(video)
    .innerJoin(film, eq(film.id, video.filmId))
    .where(and(isShown, eq(video.id, videoId)))
  const [card] = row ? presentCard(row) : []
  if (!row || !card || !row.streamKey || !row.width || !row.height) return undefined
  const [texts, next] = await Promise.all([publishedTexts(ctx, videoId), nextVideos(ctx, row)])
  const own = texts.find(({ locale }) => locale === ctx.locale)
  const english = texts.find(({ locale }) => locale === 'en')
  const captioned = texts.filter(({ captions }) => captions !== '')
  const spoken = [own, english].find((text) => text && text.captions !== '')
  return {
    ...card,
    summary: row.summary,
    stream: row.streamKey,
    width: row.width,
    height: row.height,
    chapters: row.chapterStarts.map((at, i) => ({
      at,
      title: own?.chapterTitles[i] || english?.chapterTitles[i] || String(i + 1),
    })),
    captions: captioned.map(({ locale }) => locale),
    transcript: spoken ? { locale: spoken.locale, cues: cuesOf(spoken.captions) } : null,
    next,
  }
}

/** Undefined when the video is not shown or has no captions in this language. */
export async function captionsShown(ctx: Ctx, videoId: string, language: string) {
  const [row] = await ctx.db
    .select({ captions: videoText.captions })
    .from(videoText)
    .innerJoin(video, eq(video.id, videoText.videoId))
    .where(
      and(
        eq(video.id, videoId),
        eq(video.state, 'published'),
        eq(videoText.locale, language),
        eq(videoText.isDraft, false),
        ne(videoText.captions, ''),
      ),
    )
  return row && { cues: cuesOf(row.captions) }
}

/** The published videos that show this film. */
export async function videosOfFilm(ctx: Ctx, filmId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: video.id })
    .from(video)
    .where(and(eq(video.filmId, filmId), eq(video.state, 'published')))
  return rows.map(({ id }) => id)
}
