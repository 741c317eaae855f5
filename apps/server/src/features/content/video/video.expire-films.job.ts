import { job } from '#kernel/work/jobs.ts'
import { expireFilms } from './video.film.service.ts'

export const expireOldFilms = job({
  name: 'film.expire-old',
  cron: '*/30 * * * *',
  workerPool: 'files',
  run: expireFilms,
})
