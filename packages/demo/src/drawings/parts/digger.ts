import { darker, inkOn, lighter, mix } from '../ink/color.ts'
import { plate } from '../solids/prism.ts'
import { pin, ram, rod } from '../solids/rod.ts'
import { atZ, points } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Stage } from '../space/stage.ts'
import { angle, elbow, polar, rad, type V2 } from '../space/vector.ts'
import { breaker } from './breaker.ts'
import { bucket, bucketBounds } from './bucket.ts'
import { leftward, turned } from './frame.ts'
import { heap } from './heap.ts'

interface DiggerOptions {
  foot: V2
  boomLen: number
  armLen: number
  /** Scale of pins and bucket; 1 fits a machine of 22 t. */
  size: number
  /** Direction of the arm and curl of the bucket, in degrees. */
  arm: number
  curl: number
  /** Boom above the horizon; left out, it follows from where the bucket must touch. */
  boom?: number | undefined
  /** Height of the lowest bucket point; below zero digs in. */
  touch?: number
  color: string
  dark: string
  model?: string
  z?: number
  ramBase: V2
  tool?: 'bucket' | 'breaker'
  width?: number
  /** The bucket is in the ground. */
  dig: boolean
  /** How much deeper the boom is than usual, and how much farther out it bends, in cm. */
  depth?: number
  knee?: number
  teeth?: number
  bucketWidth?: number
  /** Points right; all coordinates are still given as if it pointed left. */
  mirror?: boolean
}

/** Digging gear: boom, arm, linkage and bucket. */
export function digger(st: Stage, o: DiggerOptions): void {
  const { size: k, z = 0, color: paint, curl } = o
  const mirror = o.mirror ? -1 : 1
  const flip = ([x, y]: V2): V2 => [mirror * x, y]
  const half = (o.width ?? 28) * k
  const boomDir = 180 - (o.boom ?? boomAngle(o))
  const boomTip = polar(o.foot, o.boomLen, boomDir)
  const bucketPin = polar(boomTip, o.armLen, o.arm)
  const boomScale = o.boomLen / 570
  const armScale = o.armLen / 290
  const onBoom = ([u, v]: V2): V2 => leftward(o.foot, boomDir)([u * boomScale, v * boomScale])
  const onArm = ([u, v]: V2): V2 => leftward(boomTip, o.arm)([u * armScale, v * k])
  const boomLine = (text: string) => points(text).map(onBoom).map(flip)
  const armLine = (text: string) => points(text).map(onArm).map(flip)

  const eye = flip(onBoom([238, 76]))
  const boomRam = (side: number) => ram(st, flip(o.ramBase), eye, side, 17 * k, paint, 0.55)
  boomRam(z - half - 9 * k)
  const { depth: d = 0, knee: n = 0 } = o
  const boomCorners = [14, 14, 14, 60, 40, 60, 14, 10, 10, 14, 60, 40, 60, 20]
  const boom = round(
    points(
      `-20,6 -10,-20 8,-27 ${150 + n},${14 - d} ${238 + n},${38 - d} ${335 + n},${30 - d} 560,-20
       588,-6 584,18 560,30 ${352 + n},${108 + d} ${255 + n},${132 + d} ${190 + n},${116 + d} 0,30`,
    ).map(onBoom),
    boomCorners.map((r) => r * boomScale),
  )
  plate(st, boom.map(flip), [z - half, z + half], paint, {
    detail: (f) => {
      const edge = { w: 1.6, o: 0.55 }
      f.line(boomLine('40,-6 160,30 240,52 335,44 535,-4'), darker(paint, 0.5), edge)
      f.line(boomLine('30,24 190,98 255,114 345,92 540,18'), lighter(paint, 0.6), edge)
      if (o.model && !o.mirror) {
        const a = onBoom([330, 52])
        const b = onBoom([450, 10])
        const x = (a[0] + b[0]) / 2 + 2
        const y = (a[1] + b[1]) / 2 + 4 * k
        f.text(o.model, x, y, 24 * k, inkOn(paint), { max: 128 * k, rot: angle(a, b) + 180 })
      }
      const hose = boomLine('60,52 188,112 250,126 350,102 440,66')
      f.line(hose, '#1c1c1d', { w: 3 * k })
    },
  })
  boomRam(z + half + 9 * k)
  pin(st, atZ(eye, z + half + 3), 17 * k, darker(paint, 0.15))

  const arm = round(
    points(
      `-92,4 -84,30 -20,${56 + d * 0.7} 60,${56 + d * 0.7} 150,42 292,19
       306,4 300,-15 270,-20 50,${-40 - d * 0.7} -10,-38 -50,-22`,
    ).map(onArm),
    16 * k,
  )
  plate(st, arm.map(flip), [z - half * 0.74, z + half * 0.74], paint, {
    detail: (f) => {
      const edge = { w: 1.5, o: 0.5 }
      f.line(armLine('-60,30 60,42 270,10'), lighter(paint, 0.6), edge)
      f.line(armLine('-40,-12 50,-26 270,-12'), darker(paint, 0.5), edge)
    },
  })
  for (const s of [-1, 1]) {
    pin(st, atZ(flip(boomTip), z + s * (half + 3)), 19 * k, darker(paint, 0.2))
  }
  const head = (text: string) => points(text).map(([u, v]) => onBoom([u + n, v + d]))
  const bracket = round(head('248,122 262,152 280,156 312,112'), 8 * k)
  plate(st, bracket.map(flip), [z - 14 * k, z + 14 * k], paint, { shadow: false, clean: true })
  ram(st, flip(onBoom([272 + n, 146 + d])), flip(onArm([-80, 16])), z, 17 * k, paint, 0.6)

  // The bucket's ram pushes a rocker, the rocker a link.
  const rocker = onArm([238, 2])
  const ear = turned(bucketPin, curl, k)([-42, 2])
  const joint = elbow(rocker, ear, 50 * k, 50 * k, -1)
  ram(st, flip(onArm([-8, 62])), flip(joint), z, 14 * k, paint, 0.6)
  for (const s of [-1, 1]) {
    const link = (a: V2, b: V2, side: number, color: string) =>
      rod(st, [atZ(flip(a), side), atZ(flip(b), side)], 13 * k, color, { shadow: false })
    link(rocker, joint, z + s * half * 0.95, darker(paint, 0.35))
    link(joint, ear, z + s * half * 0.6, darker(paint, 0.2))
  }
  if (o.tool === 'breaker') {
    breaker(st, bucketPin, o.arm, k, z, o.dark)
  } else {
    const steel = mix(o.dark, '#6a655d', 0.35)
    const half = (o.bucketWidth ?? 58) * k
    bucket(st, { pin: bucketPin, curl, k, z, half, color: steel, mirror, teeth: o.teeth ?? 5 })
  }
  const [x, y] = flip(bucketPin)
  st.tool = [x, Math.max(70 * k, y + st.height() - 60 * k), z + 40 * k, 380 * k]
  // Earth thrown up where the bucket bites, in front of it.
  if (o.dig) {
    st.within([0, -st.height(), 0], () => {
      heap(st, mirror * (bucketPin[0] + 40 * k), z + 110 * k, 92 * k, 44 * k)
      heap(st, mirror * (bucketPin[0] - 34 * k), z + 150 * k, 64 * k, 24 * k)
    })
  }
}

/** The boom must bring the lowest point of the tool to where it touches. */
function boomAngle({ size: k, curl, tool, touch = 0, foot, armLen, arm, boomLen }: DiggerOptions) {
  const low = tool === 'breaker' ? -250 * k : bucketBounds(curl, k)[1]
  const rise = (touch - low - foot[1] - armLen * Math.sin(rad(arm))) / boomLen
  return (Math.asin(Math.max(-0.95, Math.min(0.97, rise))) * 180) / Math.PI
}
