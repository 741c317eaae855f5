import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  beginFilm,
  cancelFilm,
  filmSent,
  finishFilm,
  joinFilm,
  openFilm,
  partAddress,
} from './video.film.service.ts'
import { presentFilm } from './video.present.ts'
import { videoPage } from './video.projection.ts'
import { captionsShown, videosListed } from './video.queries.ts'
import { createVideo, moveVideo, saveVideo } from './video.service.ts'
import { staffVideo, staffVideos } from './video.staff.queries.ts'

const { staff, film, ...shown } = videoEndpoints

export const videoRoutes: Routes = (serve) => {
  serve(shown.list, ({ ctx, query }) => videosListed(ctx, query))
  serve(shown.detail, ({ ctx, query }) => videoPage(ctx, query.videoId))
  serve(shown.captions, async ({ ctx, query }) => {
    const captions = await captionsShown(ctx, query.videoId, query.language)
    if (!captions) throw notFound()
    return captions
  })

  serve(staff.list, ({ ctx, query }) => staffVideos(ctx, query))
  serve(staff.detail, async ({ ctx, query }) => {
    const record = await staffVideo(ctx, query.videoId)
    if (!record) throw notFound()
    return record
  })
  serve(staff.create, ({ ctx, body }) => createVideo(ctx, body))
  serve(staff.save, ({ ctx, body }) => saveVideo(ctx, body))
  serve(staff.move, ({ ctx, actor, body }) => moveVideo(ctx, actor.id, body))

  serve(film.begin, async ({ ctx, actor, body }) =>
    presentFilm(await beginFilm(ctx, actor.id, body)),
  )
  serve(film.part, ({ ctx, actor, body }) => partAddress(ctx, actor.id, body), {
    prepare: ({ ctx, actor, body }) => openFilm(ctx, actor.id, body.filmId),
  })
  serve(film.detail, async ({ ctx, actor, query }) => {
    const { row, received } = await filmSent(ctx, actor.id, query.filmId)
    return {
      ...presentFilm(row),
      received: received.map(({ number, sha256 }) => ({ number, sha256 })),
    }
  })
  serve(
    film.finish,
    async ({ ctx, actor, body }) => presentFilm(await finishFilm(ctx, actor.id, body.filmId)),
    { prepare: ({ ctx, actor, body }) => joinFilm(ctx, actor.id, body.filmId) },
  )
  serve(film.cancel, async ({ ctx, actor, body }) =>
    presentFilm(await cancelFilm(ctx, actor.id, body.filmId)),
  )
}
