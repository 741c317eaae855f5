import type { Device } from '@ironsouq/contract/machines/device/device.schema'

/** The expected life in hours, if it is the same for all the machines. */
export function lifeOfAll(devices: readonly Device[]): number | null {
  const lives = new Set(devices.map(({ expected }) => expected?.lifeHours))
  const [life] = lives
  return lives.size === 1 && life !== undefined ? life : null
}
