import type { Livery } from '../livery.ts'
import type { Make } from '../machines/make.ts'
import type { Category } from '../machines/register.ts'
import type { Rng } from '../rng.ts'
import type { Air } from '../scenes/light.ts'
import type { Backdrop } from '../scenes/paint.ts'
import type { SceneName } from '../scenes/setting.ts'

/** What plates, meters, screens and labels show. What is left out is not shown: nothing is made up. */
export interface Facts {
  hours?: number
  /** Of a road vehicle; its meter then counts kilometres. */
  km?: number
  serial?: string
  year?: number
  weightKg?: number
  powerKw?: number
  /** The emission stage as it is struck into a plate, such as "STAGE V". */
  emission?: string
  /** Of a generator set. */
  kva?: number
  hz?: number
  /** Of a generator set or a battery. */
  volts?: number
  /** Of a battery. */
  ampHours?: number
  make?: string
}

/** What a close-up is drawn from. */
export interface CloseUp {
  category: Category
  subtype: string
  make: Make
  model: string | undefined
  facts: Facts
  r: Rng
  air: Air
  scene: SceneName
  wear: number
  lv: Livery
  /** Prefix of the ids in the picture. */
  id: string
}

/** What has not been counted or read. */
const UNREAD = '-----'

/** Whole hours on a screen. */
export const hoursOn = ({ hours }: Facts): string =>
  hours === undefined ? UNREAD : String(Math.floor(hours))

/** What a meter counts: kilometres of a road vehicle, hours of the others. */
export interface Count {
  value: number | undefined
  unit: 'H' | 'KM'
}

export const countOf = ({ km, hours }: Facts): Count =>
  km === undefined ? { value: hours, unit: 'H' } : { value: km, unit: 'KM' }

/** Five digits; hours with a tenth, kilometres without. */
export function readingOf({ value, unit }: Count): string {
  if (value === undefined) return UNREAD
  const whole = Math.floor(value).toString().padStart(5, '0')
  return unit === 'H' ? `${whole}.${Math.floor((value * 10) % 10)}` : whole
}

/** Six or seven digits on drums, the last a tenth. */
export const drumsOf = ({ value }: Count): string =>
  value === undefined
    ? '------'
    : String(Math.floor(value * 10))
        .padStart(6, '0')
        .slice(-7)

/** The world behind a close-up, with its horizon at `hz`. */
export const backdropOf = (c: CloseUp, hz: number): Backdrop => ({
  air: c.air,
  r: c.r.fork('bg'),
  id: `${c.id}b`,
  defs: [],
  hz,
})

/** Paint under the light of the hour. */
export function paintOf({ air: { sun, amb } }: CloseUp, color: string): string {
  const n = parseInt(color.slice(1), 16)
  const channel = (v: number, ambient: number, direct: number) => {
    const light = Math.min(1.05, ambient * 0.8 + direct * 0.62)
    return Math.min(255, Math.round(v * light))
      .toString(16)
      .padStart(2, '0')
  }
  const red = channel((n >> 16) & 255, amb[0], sun[0])
  const green = channel((n >> 8) & 255, amb[1], sun[1])
  const blue = channel(n & 255, amb[2], sun[2])
  return `#${red}${green}${blue}`
}
