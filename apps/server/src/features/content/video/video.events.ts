import { event } from '#kernel/work/events.ts'

/** All parts of a film arrived: it must be checked and transcoded. */
export const filmReceived = event<{ filmId: string }>('film.received')

/** What visitors see of a video changed, or whether they see it. */
export const videoChanged = event<{ videoId: string }>('video.changed')
