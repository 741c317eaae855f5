import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'

/** Uploads a photo and shows it as the machine's last one; false if it cannot be used. */
export async function addPhoto(deviceId: string, file: Blob): Promise<boolean> {
  const uploadId = await uploadPicture(file, 'equipment')
  if (uploadId === null) return false
  await api(deviceEndpoints.picture, { body: { deviceId, uploadId } })
  return true
}
