import { and, inArray, isNull } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { expireOldUploads } from './media.expire-uploads.job.ts'
import { makePicture } from './media.on-received.ts'
import { removePictures } from './media.on-released.ts'
import { uploadPersonalData } from './media.personal-data.ts'
import { mediaRoutes } from './media.routes.ts'
import { upload } from './media.tables.ts'

export const mediaFeature = feature({
  name: 'media',
  routes: [mediaRoutes],
  consumers: [makePicture, removePictures],
  jobs: [expireOldUploads],
  personalData: [uploadPersonalData],
  retention: [
    // Of a ready one the row lives as long as its picture is used.
    {
      table: upload,
      since: upload.updatedAt,
      days: 30,
      where: and(inArray(upload.state, ['refused', 'expired']), isNull(upload.clearAt)),
    },
  ],
})
