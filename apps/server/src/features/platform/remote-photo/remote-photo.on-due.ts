import { consumer } from '#kernel/work/events.ts'
import { remotePhotoDue } from './remote-photo.events.ts'
import { fetchPhoto } from './remote-photo.service.ts'

/** A repetition finds the photo taken or decided. */
export const fetchDuePhoto = consumer({
  name: 'remote-photo.fetch',
  on: remotePhotoDue,
  workerPool: 'photos',
  handle: fetchPhoto,
})
