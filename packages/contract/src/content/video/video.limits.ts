import { MB } from '../../platform/media/media.limits.ts'

/** What a video is about; `company` is about ourselves, the others show machines. */
export const VIDEO_TOPICS = ['inspection', 'machines', 'export', 'bidding', 'company'] as const
export type VideoTopic = (typeof VIDEO_TOPICS)[number]

/** A video is short up to this length. */
export const SHORT_SECONDS = 300

/** The containers that are read; what is in them decides the transcoder. */
export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type FilmType = (typeof FILM_TYPES)[number]
export const isFilmType = (type: string): type is FilmType =>
  (FILM_TYPES as readonly string[]).includes(type)

export const FILM_BYTES_MAX = 2048 * MB
/** Every part but the last has this size; an object store accepts no smaller ones. */
export const FILM_PART_BYTES = 8 * MB
export const FILM_SECONDS_MAX = 30 * 60
export const FILM_PIXELS_MAX = 4096 * 2304
/** How long the address of one part is valid. */
export const PART_MINUTES = 30
/** An upload without a new part for so long has been given up. */
export const FILM_HOURS = 24

/** The heights of a stream, or widths of one that stands upright. A film is never enlarged. */
export const FILM_SIZES = [1080, 720, 360] as const

/** Why a film was refused. */
export const FILM_FAULTS = ['format', 'damaged', 'size', 'length', 'dimensions'] as const
export type FilmFault = (typeof FILM_FAULTS)[number]

export const partsOf = (size: number): number => Math.ceil(size / FILM_PART_BYTES)

/** The bytes of one part, counted from 1. */
export const partRange = (size: number, number: number): { from: number; to: number } => {
  const from = (number - 1) * FILM_PART_BYTES
  return { from, to: Math.min(size, from + FILM_PART_BYTES) }
}
