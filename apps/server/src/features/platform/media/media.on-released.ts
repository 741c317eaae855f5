import { consumer } from '#kernel/work/events.ts'
import { uploadsDisowned } from './media.events.ts'
import { removeDisowned } from './media.release.service.ts'

export const removePictures = consumer({
  name: 'upload.remove-disowned',
  on: uploadsDisowned,
  workerPool: 'files',
  handle: (ctx) => removeDisowned(ctx),
})
