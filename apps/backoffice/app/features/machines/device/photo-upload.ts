import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import type { AddPhoto } from '@ironsouq/portal/device/photo/use-photo-queue.ts'

/** Uploads a photo and shows it as the machine's last one; false if it cannot be used. */
export const addPhoto: AddPhoto = async (deviceId, file, view) => {
  const uploadId = await uploadPicture(file, 'equipment')
  if (uploadId === null) return false
  await api(deviceEndpoints.picture, { body: { deviceId, uploadId, ...(view && { view }) } })
  return true
}
