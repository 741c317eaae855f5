import { consumer } from '#kernel/events.ts'
import { removeDisowned } from './media.disown.service.ts'
import { uploadsDisowned } from './media.events.ts'

export const removePictures = consumer({
  name: 'upload.remove-disowned',
  on: uploadsDisowned,
  handle: (ctx) => removeDisowned(ctx),
})
