import { feature } from '#kernel/registry.ts'
import { expireOldUploads } from './media.expire-uploads.job.ts'
import { makePicture } from './media.on-received.ts'
import { removePictures } from './media.on-released.ts'
import { uploadPersonalData } from './media.personal-data.ts'
import { mediaRoutes } from './media.routes.ts'

export const mediaFeature = feature({
  name: 'media',
  routes: [mediaRoutes],
  consumers: [makePicture, removePictures],
  jobs: [expireOldUploads],
  personalData: [uploadPersonalData],
})
