import { DEVICES, deviceTag, HOME } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { deviceChanged, deviceIndexed } from './device.events.ts'

const tags = ({ deviceId }: { deviceId: string }) => [deviceTag(deviceId), DEVICES, HOME]

/** What is read from the database is new at once. */
export const purgeDevice = purging({ name: 'device.purge-pages', on: deviceChanged, tags })

/** Lists are read from the index, which may have been away: until it was told, they were kept old. */
export const purgeDeviceIndexed = purging({
  name: 'device.purge-indexed',
  on: deviceIndexed,
  tags,
})
