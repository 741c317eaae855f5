import { FILM_SIZES } from '@ironsouq/contract/content/video/video.limits'
import type { FilmFacts } from '#kernel/ports/video.ts'

/** What ffprobe prints as JSON; anything may be missing. */
export interface Probed {
  format?: { duration?: string }
  streams?: readonly {
    codec_type?: string
    width?: number
    height?: number
    disposition?: { attached_pic?: number }
    side_data_list?: readonly { rotation?: number }[]
  }[]
}

/** Null when there is no picture that moves, or no end. */
export function factsOf({ format, streams = [] }: Probed): FilmFacts | null {
  const moving = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
  )
  const seconds = Number(format?.duration)
  if (!moving?.width || !moving.height || !(seconds > 0)) return null
  const turned = (moving.side_data_list ?? []).some(({ rotation = 0 }) => rotation % 180 !== 0)
  const [width, height] = turned ? [moving.height, moving.width] : [moving.width, moving.height]
  return { seconds, width, height, hasSound: streams.some((s) => s.codec_type === 'audio') }
}

interface Size {
  /** The folder of its segments. */
  name: string
  width: number
  height: number
  /** The most bits of a second. */
  bits: number
}

const BITS: Record<number, number> = { 1080: 4_500_000, 720: 2_200_000, 360: 700_000 }

/** Codecs need even sides. */
const even = (side: number) => Math.max(2, 2 * Math.round(side / 2))

/** The sizes of a stream, the largest first. A film that is smaller than all of them has its own. */
export function sizesOf({ width, height }: FilmFacts): Size[] {
  const short = Math.min(width, height)
  const fitting = FILM_SIZES.filter((size) => size <= short)
  const sizes = fitting.length > 0 ? fitting : [short]
  return sizes.map((size) => ({
    name: String(size),
    width: even((width * size) / short),
    height: even((height * size) / short),
    bits: BITS[size] ?? 700_000,
  }))
}

const SEGMENT_SECONDS = 6

/** Arguments without a space in any of them. */
export const flags = (line: string): string[] => line.split(' ')

/** The arguments of ffmpeg after the input: every size of the stream at once, so it is decoded once. */
export function streamArguments(
  { hasSound }: FilmFacts,
  sizes: readonly Size[],
  { folder, master }: { folder: string; master: string },
): string[] {
  const outputs = sizes.map((_, i) => `[cut${i}]`).join('')
  const scaled = sizes.map(
    ({ width, height }, i) =>
      `[cut${i}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[out${i}]`,
  )
  const cut = `[0:v:0]fps=fps='min(source_fps,30)',split=${sizes.length}${outputs}`
  const maps = sizes.flatMap((_, i) => [
    '-map',
    `[out${i}]`,
    ...(hasSound ? ['-map', '0:a:0'] : []),
  ])
  const rates = sizes.map(({ bits }, i) => `-maxrate:v:${i} ${bits} -bufsize:v:${i} ${bits * 2}`)
  const variants = sizes.map(({ name }, i) => `v:${i},${hasSound ? `a:${i},` : ''}name:${name}`)
  return [
    '-filter_complex',
    [cut, ...scaled].join(';'),
    ...maps,
    ...flags(rates.join(' ')),
    ...flags(`-c:v libx264 -preset veryfast -crf 23 -profile:v high -sc_threshold 0`),
    ...flags(`-force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS})`),
    ...(hasSound ? flags('-c:a aac -b:a 96k -ac 2 -ar 48000') : []),
    // The place and the device of a recording are left out.
    ...flags('-map_metadata -1 -map_chapters -1 -threads 2 -max_muxing_queue_size 1024'),
    ...flags(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4`),
    ...flags(`-hls_flags independent_segments -hls_fmp4_init_filename init.mp4`),
    ...flags(`-master_pl_name ${master} -hls_segment_filename`),
    `${folder}/%v/%03d.m4s`,
    '-var_stream_map',
    variants.join(' '),
    `${folder}/%v/index.m3u8`,
  ]
}
