import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { FILM_PIXELS_MAX, FILM_SECONDS_MAX } from '@ironsouq/contract/content/video/video.limits'
import {
  FilmRejected,
  type FilmFacts,
  type StreamFile,
  type VideoPort,
} from '#kernel/ports/video.ts'
import { factsOf, flags, type Probed, sizesOf, streamArguments } from './ffmpeg.rules.ts'

/** Increase it with every change of the bytes or names that `transcode` makes of a film. */
const VERSION = '1'

const PROBE_MS = 30_000
/** Of the whole transcoding: many times what the slowest machine takes for one second of film. */
const MS_PER_SECOND = 20_000
const LEAST_MS = 120_000

/** A film is foreign: it may read no other file and open no address, in the formats that we accept. */
const UNTRUSTED = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm',
  '-codec_whitelist',
  'h264,hevc,vp8,vp9,libdav1d,libaom-av1,av1,mpeg4,prores,mjpeg,aac,mp3,mp3float,opus,libopus,vorbis,ac3,pcm_s16le,pcm_s24le',
]

/**
 * It gives way to everything else, may not take the memory of the machine, and ends with the process
 * that started it. In this order each program becomes the next one.
 */
const CONFINED = ['-n', '15', 'prlimit', '--as=3221225472', 'setpriv', '--pdeathsig', 'KILL']

const ERROR_CHARACTERS = 2000

interface Running {
  milliseconds: number
  onLine?: (line: string) => void
}

class ProgramFailed extends Error {
  override name = 'ProgramFailed'
}

/** Runs a program to its end; rejects when it fails or takes too long. */
async function run(program: string, args: readonly string[], { milliseconds, onLine }: Running) {
  const child = spawn('nice', [...CONFINED, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
  const [output, faults, result] = await Promise.all([
    onLine ? '' : text(child.stdout),
    text(child.stderr),
    ended,
  ])
  if (typeof result === 'string') throw new Error(`${program} was ended by ${result}`)
  if (result !== 0) throw new ProgramFailed(`${program}: ${faults.slice(-ERROR_CHARACTERS)}`)
  return output
}

/** What a program cannot read is the fault of the film; everything else is ours and is tried again. */
const refusedAs = (fault: 'format' | 'damaged') => (err: unknown) => {
  throw err instanceof ProgramFailed ? new FilmRejected(fault, { cause: err }) : err
}

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

const MASTER = 'master.m3u8'

/** What was made, the master playlist last: where it is, everything is. */
async function filesIn(folder: string): Promise<StreamFile[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .flatMap((name) => {
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
      return type ? [{ name, type }] : []
    })
    .toSorted((a, b) => Number(a.name === MASTER) - Number(b.name === MASTER))
}

async function probe(file: string): Promise<FilmFacts> {
  const show = [
    '-show_entries',
    'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic:stream_side_data=rotation',
  ]
  const args = ['-v', 'error', ...UNTRUSTED, ...show, '-of', 'json', file]
  const found = await run('ffprobe', args, { milliseconds: PROBE_MS }).catch(refusedAs('format'))
  const facts = factsOf(JSON.parse(found) as Probed)
  if (!facts) throw new FilmRejected('format')
  if (facts.seconds > FILM_SECONDS_MAX) throw new FilmRejected('length')
  const isSound = facts.width >= 64 && facts.height >= 64
  if (!isSound || facts.width * facts.height > FILM_PIXELS_MAX) throw new FilmRejected('dimensions')
  return facts
}

const transcode: VideoPort['transcode'] = async (file, { facts, folder, onProgress }) => {
  const sizes = sizesOf(facts)
  for (const { name } of sizes) await mkdir(join(folder, name), { recursive: true })
  const args = [
    ...flags('-nostdin -hide_banner -v error -progress pipe:1'),
    ...UNTRUSTED,
    '-i',
    file,
    ...streamArguments(facts, sizes, { folder, master: MASTER }),
  ]
  await run('ffmpeg', args, {
    milliseconds: LEAST_MS + facts.seconds * MS_PER_SECOND,
    onLine(line) {
      const [name, value] = line.split('=')
      if (name === 'out_time_us' && Number(value) > 0)
        onProgress(Math.min(99, Math.floor(Number(value) / 10_000 / facts.seconds)))
    },
  }).catch(refusedAs('damaged'))
  return filesIn(folder)
}

/** A third into the film its subject is usually seen. */
const frame: VideoPort['frame'] = async (file, { facts, folder }) => {
  const picture = join(folder, 'frame.png')
  const args = [
    ...flags('-nostdin -hide_banner -v error -y'),
    ...UNTRUSTED,
    ...flags(`-ss ${(facts.seconds / 3).toFixed(2)} -i`),
    file,
    ...flags('-frames:v 1 -vf format=rgb24'),
    picture,
  ]
  await run('ffmpeg', args, { milliseconds: LEAST_MS }).catch(refusedAs('damaged'))
  return readFile(picture).catch(refusedAs('damaged'))
}

/** Films by ffmpeg, each in a process of its own. */
export const createVideo = (): VideoPort => ({ version: VERSION, probe, transcode, frame })
