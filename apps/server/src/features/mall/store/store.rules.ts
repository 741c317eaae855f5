import type { Picture } from '@ironsouq/contract/machines/device/device.schema'

const DUBAI_MS = 4 * 3_600_000

/** The calendar day in the UAE, which has no summer time: contracts and licences end with it. */
export const dubaiDay = (now: Date): string =>
  new Date(now.getTime() + DUBAI_MS).toISOString().slice(0, 10)

interface Logo {
  logoKey: string | null
  logoWidth: number | null
  logoHeight: number | null
}

export const logoOf = ({ logoKey, logoWidth, logoHeight }: Logo): Picture | null =>
  logoKey === null || logoWidth === null || logoHeight === null
    ? null
    : { src: logoKey, width: logoWidth, height: logoHeight }
