import type { VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import type { VideoText } from '@ironsouq/contract/content/video/video.schema'
import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, textsOf, type Translated } from '#kernel/data/texts.ts'
import { film, video, videoDevice, videoText } from './video.tables.ts'

interface Given {
  topic: VideoTopic
  publishedAt: Date
  stream: { key: string; seconds: number; width: number; height: number }
  poster: Picture
  chapterStarts: readonly number[]
  texts: Translated<Omit<VideoText, 'isDraft'>>
  deviceIds: readonly string[]
}

/** The sender of films that no one uploaded. */
const NO_OWNER = '00000000-0000-0000-0000-000000000000'

/** A published video whose stream is, or will be, in the object store. */
export const aPublishedVideo = (ctx: Ctx, given: Given): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const { topic, publishedAt, stream, poster, texts } = given
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const { id: filmId } = one(
      await ctx.db
        .insert(film)
        .values({
          ownerId: NO_OWNER,
          fileName: 'demo.mp4',
          declaredType: 'video/mp4',
          declaredSize: 1,
          originalKey: 'incoming/film-demo',
          state: 'ready',
          progress: 100,
          streamKey: stream.key,
          seconds: stream.seconds,
          width: stream.width,
          height: stream.height,
          posterKey: poster.src,
          posterWidth: poster.width,
          posterHeight: poster.height,
          posterThumbhash: poster.thumbhash ?? null,
          expiresAt: ctx.now(),
          ...times,
        })
        .returning({ id: film.id }),
    )
    const values = { topic, filmId, publishedAt, chapterStarts: [...given.chapterStarts] }
    const { id: videoId } = one(
      await ctx.db
        .insert(video)
        .values({ ...values, state: 'published', ...times })
        .returning({ id: video.id }),
    )
    await replaceTexts(
      ctx,
      videoText,
      { videoId },
      textsOf(texts, (text) => ({ ...text, isDraft: false, writtenAt: ctx.now() })),
    )
    const shown = given.deviceIds.map((deviceId, position) => ({
      videoId,
      deviceId,
      position,
      createdAt: ctx.now(),
    }))
    if (shown.length > 0) await ctx.db.insert(videoDevice).values(shown)
    return videoId
  })
