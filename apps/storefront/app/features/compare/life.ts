import type { Device } from '@ironsouq/contract/device/device.schema'

/** How many hours such machines usually live, where that is the same for all of them. */
export function lifeOfAll(devices: readonly Device[]): number | null {
  const lives = new Set(devices.map(({ expected }) => expected?.lifeHours))
  const [life] = lives
  return lives.size === 1 && life !== undefined ? life : null
}
