import { readCaptions } from '@ironsouq/contract/content/video/captions'
import type { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { videoLifecycle } from '@ironsouq/contract/content/video/video.lifecycle'
import type { VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import type {
  StaffVideo,
  VideoFacts,
  VideoText,
} from '@ironsouq/contract/content/video/video.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, lte } from 'drizzle-orm'
import { devicesByStockNo } from '#features/machines/device/device.named.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { videoChanged } from './video.events.ts'
import { filmById } from './video.film.queries.ts'
import { staffVideo } from './video.staff.queries.ts'
import { video, videoDevice, videoText } from './video.tables.ts'

interface Key {
  videoId: string
  version: number
}

async function recordOf(ctx: Ctx, videoId: string): Promise<StaffVideo> {
  const record = await staffVideo(ctx, videoId)
  if (!record) throw notFound()
  return record
}

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** Takes the next version, or refuses with the record as it is. */
const touch = (
  ctx: TxCtx,
  { videoId, version }: Key,
  set: Partial<typeof video.$inferInsert> = {},
) =>
  updateVersioned(
    ctx,
    video,
    { id: videoId, version },
    {
      set: { ...set, updatedAt: ctx.now() },
      read: () => staffVideo(ctx, videoId),
    },
  )

export function createVideo(ctx: Ctx, { topic, title }: { topic: VideoTopic; title: string }) {
  return atomic(ctx, async (ctx) => {
    const now = ctx.now()
    const values = { topic, chapterStarts: [], createdAt: now, updatedAt: now }
    const { id: videoId } = one(await ctx.db.insert(video).values(values).returning())
    const words = { title, summary: '', chapterTitles: [], captions: '', isDraft: false }
    const times = { writtenAt: now, createdAt: now }
    await ctx.db.insert(videoText).values({ videoId, locale: 'en', ...words, ...times })
    ctx.audit(videoLifecycle.name, videoId, null, { topic, title })
    return recordOf(ctx, videoId)
  })
}

const isAscending = (starts: readonly number[]) =>
  starts.every((start, i) => i === 0 || start > (starts[i - 1] ?? 0))

const factsOf = ({ topic, filmId, chapterStarts, stockNos }: VideoFacts): VideoFacts => ({
  topic,
  filmId,
  chapterStarts,
  stockNos,
})

/** A film that ended without a stream cannot be shown; a published video needs one that is ready. */
async function checkFilm(ctx: Ctx, before: StaffVideo, filmId: string | null): Promise<void> {
  if (filmId === before.filmId) return
  const chosen = filmId === null ? undefined : await filmById(ctx, filmId)
  if (filmId !== null && (!chosen || chosen.state === 'refused' || chosen.state === 'expired'))
    throw wrong('filmId')
  if (before.state === 'published' && chosen?.state !== 'ready')
    throw new Refusal('error.videoNotReady')
}

async function replaceDevices(ctx: TxCtx, videoId: string, stockNos: readonly string[]) {
  const known = await devicesByStockNo(ctx, [...stockNos])
  if (known.length < stockNos.length) throw wrong('stockNos')
  await ctx.db.delete(videoDevice).where(eq(videoDevice.videoId, videoId))
  const rows = known.map(({ deviceId, stockNo }) => ({
    videoId,
    deviceId,
    position: stockNos.indexOf(stockNo),
    createdAt: ctx.now(),
  }))
  if (rows.length > 0) await ctx.db.insert(videoDevice).values(rows)
}

/** Captions must be WebVTT; the refusal names the line. */
function checkCaptions(locale: LocaleCode, captions: string): void {
  if (captions === '') return
  const read = readCaptions(captions)
  if ('fault' in read)
    throw new FieldFaults([
      {
        field: `texts.${locale}.captions`,
        key: 'error.captionsWrong',
        values: { line: read.line },
      },
    ])
}

async function writeVideoText(ctx: TxCtx, videoId: string, locale: LocaleCode, text: VideoText) {
  checkCaptions(locale, text.captions)
  const written = { ...text, writtenAt: ctx.now() }
  await ctx.db
    .insert(videoText)
    .values({ videoId, locale, ...written, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: [videoText.videoId, videoText.locale], set: written })
}

type Given = BodyOf<typeof videoEndpoints.staff.save>

/** Changes facts and texts together, or nothing. */
export function saveVideo(ctx: Ctx, { texts, ...given }: Given): Promise<StaffVideo> {
  if (!isAscending(given.chapterStarts)) throw wrong('chapterStarts')
  return atomic(ctx, async (ctx) => {
    const { videoId, topic, filmId, chapterStarts } = given
    const before = await recordOf(ctx, videoId)
    const { state } = await touch(ctx, given, { topic, filmId, chapterStarts })
    await checkFilm(ctx, { ...before, state }, filmId)
    await replaceDevices(ctx, videoId, [...new Set(given.stockNos)])
    const changed = LOCALE_CODES.flatMap((locale) => {
      const text = texts[locale]
      return text ? [{ locale, text }] : []
    })
    for (const { locale, text } of changed) await writeVideoText(ctx, videoId, locale, text)
    const after = await recordOf(ctx, videoId)
    if (state === 'published' && !isComplete(after)) throw new Refusal('error.videoNotReady')
    const textsOf = (video: StaffVideo) =>
      Object.fromEntries(changed.map(({ locale }) => [locale, video.texts[locale] ?? null]))
    const shown = (video: StaffVideo) => ({ ...factsOf(video), ...textsOf(video) })
    ctx.audit(videoLifecycle.name, videoId, shown(before), shown(after))
    await emit(ctx, videoChanged, { videoId })
    return after
  })
}

/** What visitors would see must be whole: a film that is ready and an English text. */
const isComplete = ({ film, texts }: StaffVideo) =>
  film?.state === 'ready' && texts['en']?.isDraft === false

interface Move extends Key {
  action: 'publish' | 'schedule' | 'unschedule' | 'withdraw'
  publishAt?: string | undefined
}

export function moveVideo(ctx: Ctx, actorId: string, given: Move): Promise<StaffVideo> {
  return atomic(ctx, async (ctx) => {
    const { videoId, action } = given
    const now = ctx.now()
    const at = action === 'schedule' && given.publishAt ? new Date(given.publishAt) : null
    if (action === 'schedule' && (!at || at <= now)) throw wrong('publishAt')
    const before = await recordOf(ctx, videoId)
    const isShowing = action === 'publish' || action === 'schedule'
    if (isShowing && !isComplete(before)) throw new Refusal('error.videoNotReady')
    await touch(ctx, given, { publishAt: at })
    const move = { id: videoId, action, by: 'staff', actorId } as const
    await transition(ctx, video, videoLifecycle, move, {
      // The day of its first publication is what visitors see.
      ...(action === 'publish' && { set: { publishedAt: new Date(before.publishedAt ?? now) } }),
      emit: [occurrence(videoChanged, { videoId })],
    })
    return recordOf(ctx, videoId)
  })
}

/** Publishes the videos whose time has come. */
export async function publishDueVideos(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: video.id, publishAt: video.publishAt, publishedAt: video.publishedAt })
    .from(video)
    .where(and(eq(video.state, 'scheduled'), lte(video.publishAt, ctx.now())))
  for (const { id, publishAt, publishedAt } of due)
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        video,
        videoLifecycle,
        { id, action: 'publish', by: 'system' },
        {
          set: { publishedAt: publishedAt ?? publishAt, publishAt: null, updatedAt: ctx.now() },
          emit: [occurrence(videoChanged, { videoId: id })],
        },
      ),
    )
}
