import { feature } from '#kernel/registry.ts'
import { expireOldFilms } from './video.expire-films.job.ts'
import { purgeVideos } from './video.on-changed.purge.ts'
import { transcodeReceived } from './video.on-film-received.ts'
import { publishDue } from './video.publish-due.job.ts'
import { videoRoutes } from './video.routes.ts'
import { film } from './video.tables.ts'

export const videoFeature = feature({
  name: 'video',
  routes: [videoRoutes],
  consumers: [transcodeReceived, purgeVideos],
  jobs: [expireOldFilms, publishDue],
  retention: [{ table: film, sweptBy: expireOldFilms.name }],
})
