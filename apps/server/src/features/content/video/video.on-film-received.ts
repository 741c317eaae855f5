import { consumer } from '#kernel/work/events.ts'
import { filmReceived } from './video.events.ts'
import { transcodeFilm } from './video.transcode.service.ts'

/** A second run finds the film decided; a run that stopped halfway makes the same objects again. */
export const transcodeReceived = consumer({
  name: 'film.transcode',
  on: filmReceived,
  workerPool: 'video',
  handle: (ctx, { filmId }) => transcodeFilm(ctx, filmId),
})
