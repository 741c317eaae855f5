import type { Rng } from '../rng.ts'
import type { Light } from '../space/light.ts'

/** The sun: 0..1 across the sky and above the horizon, its radius in the picture. */
interface Disc {
  x: number
  h: number
  r: number
  c: string
  glow: string
}

interface Palette extends Light {
  /** Sky from zenith to horizon. */
  top: string
  mid: string
  low: string
  haze: string
  /** What stands in the distance. */
  far: string
  near: string
  soil: string
  soilFar: string
  soilNear: string
  /** Absent when the sun is hidden. */
  disc?: Disc
}

/** With the light from the left. */
const palettes = {
  dawn: {
    dir: [-0.75, 0.62, 0.84],
    sun: [0.84, 0.67, 0.54],
    amb: [0.53, 0.5, 0.56],
    shadow: '#4a2f47',
    shadowAlpha: 0.42,
    sky: '#cfd3e2',
    ground: '#c99c78',
    top: '#6f86b4',
    mid: '#e3a994',
    low: '#fbdcae',
    haze: '#f4c9a4',
    far: '#b58a9a',
    near: '#8b6a74',
    soil: '#cfa27a',
    soilFar: '#e4bb92',
    soilNear: '#a97a5c',
    disc: { x: 0.2, h: 0.12, r: 58, c: '#fff3d2', glow: '#ffdfa6' },
    lamps: false,
  },
  morning: {
    dir: [-0.6, 0.95, 1.01],
    sun: [0.78, 0.72, 0.62],
    amb: [0.5, 0.54, 0.6],
    shadow: '#4a3c38',
    shadowAlpha: 0.4,
    sky: '#d6e6f2',
    ground: '#d2b084',
    top: '#4f93c9',
    mid: '#a6cfe4',
    low: '#f1e6cd',
    haze: '#eddfc4',
    far: '#b7ad9f',
    near: '#94887a',
    soil: '#d3b184',
    soilFar: '#e2c79e',
    soilNear: '#b18d62',
    lamps: false,
  },
  noon: {
    dir: [-0.38, 1.25, 0.97],
    sun: [0.76, 0.73, 0.66],
    amb: [0.5, 0.54, 0.58],
    shadow: '#43372f',
    shadowAlpha: 0.46,
    sky: '#dceaf2',
    ground: '#dcbf92',
    top: '#3c8ccc',
    mid: '#8cc3e6',
    low: '#e9edde',
    haze: '#efe6cf',
    far: '#b9b2a6',
    near: '#998e7f',
    soil: '#dcbd8e',
    soilFar: '#ead2a8',
    soilNear: '#bd9a6c',
    lamps: false,
  },
  dusty: {
    dir: [-0.5, 1.1, 1.08],
    sun: [0.5, 0.46, 0.38],
    amb: [0.66, 0.6, 0.5],
    shadow: '#57452f',
    shadowAlpha: 0.3,
    sky: '#eadfc6',
    ground: '#cfae7c',
    top: '#cdb78f',
    mid: '#e2cfa6',
    low: '#eeddb8',
    haze: '#ecd9b2',
    far: '#cdb58b',
    near: '#b2966c',
    soil: '#d0ae7a',
    soilFar: '#e2c795',
    soilNear: '#ab8655',
    disc: { x: 0.28, h: 0.5, r: 46, c: '#fffbe9', glow: '#fff0c6' },
    lamps: false,
  },
  golden: {
    dir: [-0.85, 0.66, 0.97],
    sun: [0.88, 0.73, 0.52],
    amb: [0.5, 0.5, 0.54],
    shadow: '#4b3140',
    shadowAlpha: 0.44,
    sky: '#d3dbe6',
    ground: '#d79f62',
    top: '#5486b7',
    mid: '#e6c79c',
    low: '#ffd890',
    haze: '#f9d193',
    far: '#c19678',
    near: '#97705c',
    soil: '#d4a062',
    soilFar: '#eabd7e',
    soilNear: '#a9743f',
    disc: { x: 0.14, h: 0.2, r: 52, c: '#fff8de', glow: '#ffe2a0' },
    lamps: false,
  },
  dusk: {
    dir: [-0.9, 0.58, 0.81],
    sun: [0.9, 0.58, 0.43],
    amb: [0.5, 0.45, 0.55],
    shadow: '#36233f',
    shadowAlpha: 0.5,
    sky: '#c3b3cc',
    ground: '#ad6f57',
    top: '#33407a',
    mid: '#b5637c',
    low: '#ffad6b',
    haze: '#ef9d76',
    far: '#8f5774',
    near: '#633f5c',
    soil: '#b27a5a',
    soilFar: '#d99a72',
    soilNear: '#7a4d45',
    disc: { x: 0.22, h: 0.06, r: 66, c: '#ffe9b8', glow: '#ff9f5a' },
    lamps: true,
  },
  night: {
    dir: [-0.5, 1.2, 1.28],
    sun: [0.82, 0.8, 0.68],
    amb: [0.2, 0.24, 0.36],
    shadow: '#0c1020',
    shadowAlpha: 0.55,
    sky: '#7d93bd',
    ground: '#5b5448',
    top: '#0b1430',
    mid: '#1b2a52',
    low: '#3c4668',
    haze: '#3a4366',
    far: '#232c4d',
    near: '#1a2140',
    soil: '#7b6a55',
    soilFar: '#4a4656',
    soilNear: '#3b342f',
    lamps: true,
  },
  indoor: {
    dir: [-0.35, 1.3, 1.15],
    sun: [0.56, 0.56, 0.53],
    amb: [0.5, 0.52, 0.55],
    shadow: '#22262b',
    shadowAlpha: 0.36,
    sky: '#e6ebee',
    ground: '#a9a69e',
    top: '#59616a',
    mid: '#7b848b',
    low: '#a9afb1',
    haze: '#b5babb',
    far: '#8d9499',
    near: '#6c747a',
    soil: '#a7a59f',
    soilFar: '#bdbbb4',
    soilNear: '#807d77',
    lamps: true,
  },
} satisfies Record<string, Palette>

export type Hour = keyof typeof palettes

export interface Air extends Palette {
  name: Hour
}

/** Light of the hour; it comes from the left or from the right. */
export function airOf(hour: Hour, r: Rng): Air {
  const left = r.chance(0.5)
  const palette: Palette = palettes[hour]
  if (left) return { ...palette, name: hour }
  const [x, y, z] = palette.dir
  const air: Air = { ...palette, name: hour, dir: [-x, y, z] }
  return palette.disc ? { ...air, disc: { ...palette.disc, x: 1 - palette.disc.x } } : air
}
