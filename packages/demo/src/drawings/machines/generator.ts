import { darker, inkOn, lighter } from '../ink/color.ts'
import { svg } from '../ink/svg.ts'
import { at } from '../list.ts'
import { puff } from '../parts/puff.ts'
import { exhaust } from '../parts/trim.ts'
import { wheel } from '../parts/wheel.ts'
import { box, plate } from '../solids/prism.ts'
import { rod } from '../solids/rod.ts'
import type { Face } from '../space/face.ts'
import { points, points3, rect, xy, xyz } from '../space/points.ts'
import { round } from '../space/polygon.ts'
import type { Ctx } from './machine.ts'

/** Canopies seen from the side, over a base tank 36 cm high. */
const CANOPIES = {
  square: '-206,36 206,36 206,206 -206,206',
  sloped: '-206,36 206,36 206,172 172,206 -172,206 -206,172',
  wedge: '-206,36 206,36 206,206 -150,206 -206,150',
}

/** Generator set or compressor in its canopy, on a skid or a trailer. */
export function generator(c: Ctx): void {
  const { st, lv, make, subtype } = c
  const b = lv.body
  const compressor = subtype === 'compressor'
  const up = subtype === 'trailer' || compressor ? 44 : 0
  if (up) {
    for (const s of [-1, 1]) {
      wheel(st, 20, 34, s * 66, 22, 34, { rim: lv.rim, lug: 'road', hub: 'truck' })
    }
    rod(st, points3('-180,60,0 -300,56,0'), 12, lv.dark)
    rod(st, points3('-280,56,0 -280,6,0'), 10, lv.dark)
  }
  const shape = compressor ? 'sloped' : make.pick('canopy', ['square', 'sloped', 'wedge'])
  const grilled = (f: Face, len: number) =>
    f.grille(-48, 12, 48, Math.max(30, len - 14), darker(b, 0.15), 8)
  st.within([0, up, 0], () => {
    // Base tank and skid.
    plate(st, round(rect(-214, 4, 214, 36), 3), 62, lv.dark, {
      clean: true,
      detail: (f) => {
        for (const x of [-120, 90]) f.poly(rect(x, 10, x + 44, 24), '#0f0f10')
      },
    })
    const outline = points(CANOPIES[shape])
    const last = outline.length - 1
    plate(st, outline, 58, b, {
      detail: (f) => (compressor ? airDoors(f, c) : doors(f, c)),
      edges: { 1: grilled, [last]: grilled },
    })
    const [l, r] = shape === 'square' ? [-212, 212] : shape === 'wedge' ? [-152, 212] : [-174, 174]
    plate(
      st,
      round([xy(l, 206), xy(r, 206), xy(r - 8, 218), xy(l + 8, 218)], 4),
      63,
      darker(b, 0.06),
      {
        clean: true,
      },
    )
    const silencer = make.chance('silencer', 0.5)
    if (silencer) box(st, [-140, -50], [218, 246], 42, darker(b, 0.1), { clean: true })
    else box(st, [-140, -76], [218, 226], 42, lv.dark, { clean: true })
    exhaust(c, [-96, silencer ? 246 : 224, -20], 42, 16)
    for (const s of [-1, 1]) {
      const handle = [
        xyz(0, 218, s * 20),
        xyz(0, 232, s * 20),
        xyz(40, 232, s * 20),
        xyz(40, 218, s * 20),
      ]
      rod(st, handle, 6, '#4a4c50')
    }
  })
  if (c.pose === 'working') lightStand(c)
  if (compressor) hoses(c)
}

/** Doors, louvres and the control panel behind its window, in one of three orders. */
function doors(f: Face, { lv, model, make }: Ctx): void {
  const b = lv.body
  const louvre = darker(b, 0.15)
  const order = make.pick('doors', ['three', 'louvred', 'two'])
  const first = order === 'two' ? [-160, -20] : [-194, -96, 2]
  const wide = order === 'two' ? 132 : 90
  for (const x of first) {
    f.seam(round(rect(x, 46, x + wide, 160), 4), b, true)
    f.circle([x + wide - 8, 110], 4, '#26272a')
    f.bolts([xy(x + 3, 62), xy(x + 3, 146)], 2.6, '#55585b')
  }
  if (order === 'louvred') {
    f.grille(-186, 56, -114, 150, louvre, 7)
    f.grille(-88, 56, -16, 90, louvre, 7)
  } else {
    f.grille(first[0] === -160 ? -146 : -184, 118, -114, 150, louvre, 6)
    f.grille(-86, 56, -36, 84, louvre, 6)
  }
  const x = order === 'two' ? 30 : 16
  f.poly(round(rect(x, 92, x + 62, 160), 4), '#2a2c2f')
  f.glass(rect(x + 4, 110, x + 58, 156), 0.3)
  f.circle([x + 16, 100], 3.4, '#c8372b', { raw: true })
    .circle([x + 30, 100], 3.4, '#3f8f4a', { raw: true })
    .circle([x + 44, 100], 3.4, '#d9a520', { raw: true })
  f.grille(order === 'two' ? 128 : 112, 60, 192, 160, darker(b, 0.12), 7)
  f.poly(rect(-206, 36, 206, 44), lv.trim)
  if (make.chance('band', 0.5)) f.poly(rect(-206, 166, 206, 172), lv.trim, { o: 0.9 })
  f.text(model, order === 'two' ? -88 : -51, 100, 22, inkOn(b), { max: 70 })
  f.text('50 HZ', x + 31, 70, 10, inkOn(b))
  // Warning triangle.
  f.poly(points('-150,66 -134,66 -142,80'), '#e6b422')
  f.line(points('-142,69 -142,76'), '#1a1a1a', { w: 1.6 })
}

/** One long hood that lifts, air valves below it. */
function airDoors(f: Face, { lv, model }: Ctx): void {
  const b = lv.body
  f.seam(points('-200,116 200,116'), b)
  f.grille(-190, 54, -90, 104, darker(b, 0.15), 7)
  f.grille(80, 54, 190, 104, darker(b, 0.15), 7)
  f.poly(round(rect(-70, 52, 60, 106), 4), darker(b, 0.3))
  for (const x of [-50, -22, 6, 34]) {
    f.circle([x, 72], 8, '#c9a227').circle([x, 72], 4, '#26272a')
    f.line([xy(x - 6, 88), xy(x + 8, 88)], '#c8372b', { w: 4 })
  }
  f.poly(rect(-206, 36, 206, 44), lv.trim)
  f.text(model, 0, 142, 30, inkOn(b), { max: 190 })
  f.line(points('-170,186 170,186'), lighter(b, 0.5), { w: 2, o: 0.5 })
}

function hoses({ st, pose }: Ctx): void {
  if (pose !== 'working') return
  const hose = [
    xyz(0, 96, 62),
    xyz(10, 30, 100),
    xyz(60, 4, 150),
    xyz(180, 3, 170),
    xyz(300, 3, 120),
  ]
  rod(st, hose, 8, '#b3261e', { shadow: false })
}

/** A lamp on a stand, lit, and the cable that feeds it. */
function lightStand({ st, subtype }: Ctx): void {
  if (subtype === 'compressor') return
  const x = 330
  const z = 60
  const cable = [xyz(48, 0, 62), xyz(120, 0, 170), xyz(250, 0, 160), xyz(x, 0, z)].map(st.pt)
  st.lay(
    svg`<path d="M${at(cable, 0)[0]} ${at(cable, 0)[1]}
      C${at(cable, 1)[0]} ${at(cable, 1)[1]} ${at(cable, 2)[0]} ${at(cable, 2)[1]}
      ${at(cable, 3)[0]} ${at(cable, 3)[1]}" fill="none" stroke="#e8641b" stroke-width="5"/>`,
  )
  for (const [dx, dz] of points('-44,-20 44,-20 0,46')) {
    rod(st, [xyz(x, 110, z), xyz(x + dx, 0, z + dz)], 5, '#d9a520')
  }
  rod(st, [xyz(x, 90, z), xyz(x, 300, z)], 6, '#c9c6bd')
  box(st, [x - 46, x + 46], [300, 308], [z - 3, z + 3], '#2a2c2f', { clean: true })
  for (const dx of [-30, 30]) {
    box(st, [x + dx - 22, x + dx + 22], [308, 340], [z - 6, z + 8], '#e0ad1c', {
      clean: true,
      detail: (f) => f.poly(rect(x + dx - 18, 312, x + dx + 18, 336), '#fffbe8', { raw: true }),
    })
    puff(st, [x + dx, 324, z + 16], 84, st.light.lamps ? 0.8 : 0.5, '#fff3c4')
  }
}
