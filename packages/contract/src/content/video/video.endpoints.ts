import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { changedTexts } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { videoLifecycle } from './video.lifecycle.ts'
import { VIDEO_TOPICS } from './video.limits.ts'
import {
  Captions,
  Film,
  StaffVideo,
  StaffVideoRow,
  VideoCard,
  VideoDetail,
  VideoFacts,
  VideoLocale,
  VideoText,
} from './video.schema.ts'

const VideoId = z.object({ videoId: z.uuid() })
const FilmId = z.object({ filmId: z.uuid() })
const AtVersion = z.extend(VideoId, { version: Version })

export const VideoListQuery = z.extend(PageQuery, {
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 9),
  topic: z.optional(z.enum(VIDEO_TOPICS)),
  /** Only videos of at most five minutes. */
  short: z.optional(z.literal('true')),
})
export type VideoListQuery = z.output<typeof VideoListQuery>

const STAFF = { audience: 'staff', permission: 'video.edit' } as const
/** Of a save: texts and captions of all languages at once. */
const VIDEO_BODY_BYTES = 768 << 10

export const videoEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/video/list',
    audience: 'anyone',
    summary: 'Published videos, the newest first, and how many there are of each topic',
    query: VideoListQuery,
    data: z.object({
      records: z.array(VideoCard),
      total: z.int(),
      topics: z.array(z.object({ topic: z.enum(VIDEO_TOPICS), count: z.int() })),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/video/detail',
    audience: 'anyone',
    summary: 'A published video: its stream, chapters, transcript and machines',
    query: VideoId,
    data: VideoDetail,
  }),
  captions: endpoint({
    method: 'GET',
    path: '/video/captions',
    audience: 'anyone',
    summary: 'The captions of a published video in one language',
    query: z.extend(VideoId, { language: VideoLocale }),
    data: Captions,
  }),
  staff: {
    list: endpoint({
      ...STAFF,
      method: 'GET',
      path: '/p/staff/video/list',
      summary: 'All videos',
      query: z.extend(staffListQuery(['-updatedAt', 'updatedAt']), {
        state: z.optional(z.enum(videoLifecycle.states)),
        topic: z.optional(z.enum(VIDEO_TOPICS)),
        q: z.optional(z.string().check(z.maxLength(80))),
      }),
      data: staffPage(StaffVideoRow),
    }),
    detail: endpoint({
      ...STAFF,
      method: 'GET',
      path: '/p/staff/video/detail',
      summary: 'A video with its texts in all languages and the state of its film',
      query: VideoId,
      data: StaffVideo,
    }),
    create: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/create',
      summary: 'Starts a video as a draft',
      audit: true,
      once: true,
      body: z.object({
        topic: z.enum(VIDEO_TOPICS),
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
      }),
      data: StaffVideo,
    }),
    save: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/save',
      summary: 'Changes a video: film, topic, chapters and machines, and its texts and captions',
      audit: true,
      versioned: true,
      bodyBytes: VIDEO_BODY_BYTES,
      body: z.extend(AtVersion, { ...VideoFacts.shape, texts: changedTexts(VideoText) }),
      data: StaffVideo,
    }),
    move: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/move',
      summary: 'Publishes, schedules or withdraws a video',
      audit: true,
      versioned: true,
      body: z.extend(AtVersion, {
        action: z.enum(['publish', 'schedule', 'unschedule', 'withdraw']),
        /** Needed to schedule: when it is published. */
        publishAt: z.optional(z.iso.datetime().check(z.maxLength(40))),
      }),
      data: StaffVideo,
    }),
  },
  film: {
    begin: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/film/begin',
      summary: 'Starts the upload of a film in parts',
      audit: true,
      once: true,
      body: z.object({
        fileName: z.string().check(z.minLength(1), z.maxLength(200)),
        /** Any text: an unsupported type has its own error message. */
        type: z.string().check(z.maxLength(100)),
        size: z.int().check(z.positive()),
      }),
      data: Film,
    }),
    part: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/film/part',
      summary: 'An address that one part is sent to with PUT',
      audit: true,
      body: z.extend(FilmId, {
        /** Counted from 1. */
        number: z.int().check(z.minimum(1), z.maximum(10_000)),
        /** Of the part, in base64. */
        sha256: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
      }),
      data: z.object({ url: z.url(), headers: z.record(z.string(), z.string()) }),
      limit: { max: 1200, seconds: 60 },
    }),
    detail: endpoint({
      ...STAFF,
      method: 'GET',
      path: '/p/staff/video/film/detail',
      summary: 'The state of a film, and the parts that arrived while it is being sent',
      query: FilmId,
      data: z.extend(Film, {
        received: z.array(z.object({ number: z.int(), sha256: z.string() })),
      }),
    }),
    finish: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/film/finish',
      summary: 'States that all parts were sent: the film is checked and transcoded',
      audit: true,
      once: true,
      body: FilmId,
      data: Film,
    }),
    cancel: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/video/film/cancel',
      summary: 'Ends an upload; its parts are removed',
      audit: true,
      body: FilmId,
      data: Film,
    }),
  },
}
