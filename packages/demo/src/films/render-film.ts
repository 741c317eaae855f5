import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { streamArguments } from '@ironsouq/server/adapters/video/ffmpeg.rules.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import sharp from 'sharp'
import { drawScene } from '#drawings/scene.ts'
import type { StreamFilm } from './stream-films.ts'

const RATE = 20
export const FILM_SHAPE = { width: 1280, height: 720 }
const SIZES = [
  { name: '720', ...FILM_SHAPE, bits: 2_200_000 },
  { name: '360', width: 640, height: 360, bits: 700_000 },
]
const MASTER = 'master.m3u8'
/** What is cut out of a drawing of 1600 by 1200, and how far the view moves over it. */
const CUT = { width: 1440, height: 810 }
const PAN = { x: 160, y: 390 }

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/** The view moves over each drawing, from left to right and back by turns. */
function panned(index: number, seconds: number): string {
  const along = index % 2 === 0 ? `t/${seconds}` : `(1-t/${seconds})`
  const x = `${PAN.x}*${along}`
  // One decoded picture is repeated: decoding it for every frame takes most of the time.
  const frames = `loop=loop=${seconds * RATE - 1}:size=1,setpts=N/${RATE}/TB`
  const cut = `crop=${CUT.width}:${CUT.height}:x='${x}':y=${PAN.y / 2}`
  const scaled = `scale=${FILM_SHAPE.width}:${FILM_SHAPE.height}:flags=bilinear,setsar=1`
  return `[${index}:v]format=yuv420p,${frames},${cut},${scaled},fps=${RATE}[take${index}]`
}

async function makeStream({ takes, seconds }: StreamFilm, folder: string): Promise<void> {
  const inputs: string[] = []
  for (const [i, { scene }] of takes.entries()) {
    const file = join(folder, `take-${i}.png`)
    await sharp(Buffer.from(drawScene(scene)), { density: 72 })
      .removeAlpha()
      .png()
      .toFile(file)
    inputs.push('-i', file)
  }
  for (const { name } of SIZES) await mkdir(join(folder, name))
  const facts = { ...FILM_SHAPE, seconds, hasSound: false }
  const [, filter = '', ...output] = streamArguments(facts, SIZES, { folder, master: MASTER })
  const joined = `${takes.map((_, i) => `[take${i}]`).join('')}concat=n=${takes.length}:v=1[film]`
  const cuts = [...takes.map((take, i) => panned(i, take.seconds)), joined]
  const graph = [...cuts, filter.replace('[0:v:0]', '[film]')].join(';')
  const args = ['-nostdin', '-v', 'error', ...inputs, '-filter_complex', graph, ...output]
  // A visitor waits for it, so it has the usual priority.
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 })
  const [faults] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (child.exitCode !== 0) throw new Error(`a demo film was not rendered: ${faults}`)
}

/** Renders a film from drawings and stores its stream, the master playlist last. */
export async function renderFilm(
  { storage }: Pick<Ctx, 'storage'>,
  film: StreamFilm,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-film-'))
  try {
    await makeStream(film, folder)
    const names = await readdir(folder, { recursive: true })
    const files = names.flatMap((name) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
      return type ? [{ name, type }] : []
    })
    for (const { name, type } of files.toSorted(
      (a, b) => Number(a.name === MASTER) - Number(b.name === MASTER),
    ))
      await storage.put(`${film.folder}/${name}`, await readFile(join(folder, name)), type)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
