import * as z from 'zod/mini'
import { DeviceCard, Picture } from '../../machines/device/device.schema.ts'
import { CAPTION_CHARACTERS_MAX } from './captions.ts'
import { filmLifecycle, videoLifecycle } from './video.lifecycle.ts'
import { FILM_FAULTS, FILM_SECONDS_MAX, VIDEO_TOPICS } from './video.limits.ts'

const CHAPTERS_MAX = 24
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
export const VideoLocale = z.string().check(z.regex(/^[a-z]{2}(_[A-Z]{2})?$/))

/** A video as lists show it. */
export const VideoCard = z.object({
  videoId: z.uuid(),
  title: z.string(),
  topic: z.enum(VIDEO_TOPICS),
  publishedAt: z.iso.datetime(),
  seconds: z.int(),
  chapters: z.int(),
  poster: Picture,
})
export type VideoCard = z.output<typeof VideoCard>

const Cue = z.object({ from: z.int(), to: z.int(), text: z.string() })

export const VideoDetail = z.object({
  ...VideoCard.shape,
  summary: z.string(),
  /** The key of the HLS master playlist in the object store; its content never changes. */
  stream: z.string(),
  width: z.int(),
  height: z.int(),
  chapters: z.array(z.object({ at: z.int(), title: z.string() })),
  /** The languages that have captions. */
  captions: z.array(z.string()),
  /** The captions in the language of the request, or in English, as a transcript. */
  transcript: z.nullable(z.object({ locale: z.string(), cues: z.array(Cue) })),
  devices: z.array(DeviceCard),
  next: z.array(VideoCard),
})
export type VideoDetail = z.output<typeof VideoDetail>

export const Captions = z.object({ cues: z.array(Cue) })

/** An uploaded film and how far it is. */
export const Film = z.object({
  filmId: z.uuid(),
  fileName: z.string(),
  size: z.int(),
  state: z.enum(filmLifecycle.states),
  fault: z.nullable(z.enum(FILM_FAULTS)),
  /** Of the transcoding, in per cent. */
  progress: z.int(),
  seconds: z.nullable(z.int()),
  poster: z.nullable(Picture),
  stream: z.nullable(z.string()),
})
export type Film = z.output<typeof Film>

/** `outdated`: the English text was changed after this one. */
export const TEXT_STATES = ['missing', 'draft', 'translated', 'outdated'] as const

export const VideoText = z.object({
  title: words(160),
  summary: z.string().check(z.trim(), z.maxLength(1000)),
  /** By position; an empty one is shown in English. */
  chapterTitles: z
    .array(z.string().check(z.trim(), z.maxLength(80)))
    .check(z.maxLength(CHAPTERS_MAX)),
  /** A WebVTT file; empty is none. */
  captions: z.string().check(z.maxLength(CAPTION_CHARACTERS_MAX)),
  /** A draft is not shown to visitors. */
  isDraft: z.boolean(),
})
export type VideoText = z.output<typeof VideoText>

const chapterStart = z.int().check(z.minimum(0), z.maximum(FILM_SECONDS_MAX))

/** What is the same in every language. */
export const VideoFacts = z.object({
  topic: z.enum(VIDEO_TOPICS),
  filmId: z.nullable(z.uuid()),
  /** When each chapter starts, in seconds. */
  chapterStarts: z.array(chapterStart).check(z.maxLength(CHAPTERS_MAX)),
  /** The machines that it shows, by their stock numbers, in their order. */
  stockNos: z.array(words(40)).check(z.maxLength(12)),
})
export type VideoFacts = z.output<typeof VideoFacts>

export const StaffVideo = z.object({
  ...VideoFacts.shape,
  videoId: z.uuid(),
  version: z.int(),
  state: z.enum(videoLifecycle.states),
  publishAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  film: z.nullable(Film),
  texts: z.record(z.string(), VideoText),
  textStates: z.record(z.string(), z.enum(TEXT_STATES)),
  devices: z.array(z.object({ deviceId: z.uuid(), stockNo: z.string(), title: z.string() })),
})
export type StaffVideo = z.output<typeof StaffVideo>

export const StaffVideoRow = z.object({
  videoId: z.uuid(),
  version: z.int(),
  title: z.string(),
  topic: z.enum(VIDEO_TOPICS),
  state: z.enum(videoLifecycle.states),
  publishAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  seconds: z.nullable(z.int()),
  filmState: z.nullable(z.enum(filmLifecycle.states)),
  poster: z.nullable(Picture),
  /** The number of languages whose text is up to date. */
  translated: z.int(),
})
export type StaffVideoRow = z.output<typeof StaffVideoRow>
