import { DEVICES, deviceTag, HOME } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { deviceChanged, deviceIndexed } from './device.events.ts'

const tags = ({ deviceId }: { deviceId: string }) => [deviceTag(deviceId), DEVICES, HOME]

/** Pages that are read from the database. */
export const purgeDevice = purgeConsumer({ name: 'device.purge-pages', on: deviceChanged, tags })

/** Lists are read from the index, which may be updated later than the database. */
export const purgeDeviceIndexed = purgeConsumer({
  name: 'device.purge-indexed',
  on: deviceIndexed,
  tags,
})
