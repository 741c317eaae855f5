import {
  filmLifecycle,
  videoLifecycle,
  type FilmState,
  type VideoState,
} from '@ironsouq/contract/content/video/video.lifecycle'
import {
  FILM_FAULTS,
  FILM_TYPES,
  VIDEO_TOPICS,
} from '@ironsouq/contract/content/video/video.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A film that staff upload in parts, and the stream that is made of it. */
export const film = pgTable(
  'film',
  {
    id: id(),
    /** The staff member who sends it. */
    ownerId: uuid().notNull(),
    fileName: text().notNull(),
    declaredType: text({ enum: FILM_TYPES }).notNull(),
    declaredSize: bigint({ mode: 'number' }).notNull(),
    /** The key of the uploaded file; its content is unchecked and never served. */
    originalKey: text().notNull(),
    /** The object store's id of the upload in parts; null until the first part. */
    partsId: text(),
    state: text().$type<FilmState>().notNull().default(filmLifecycle.initial),
    fault: text({ enum: FILM_FAULTS }),
    progress: integer().notNull().default(0),
    /** The key of the master playlist. */
    streamKey: text(),
    seconds: integer(),
    width: integer(),
    height: integer(),
    posterKey: text(),
    posterWidth: integer(),
    posterHeight: integer(),
    posterThumbhash: text(),
    /** When it is given up if no further part arrives. */
    expiresAt: moment().notNull(),
    /** Until when the uploaded file may stay; null once it was removed. */
    clearAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('film_state', sql`${t.state} in (${oneOf(filmLifecycle.states)})`),
    check('film_size', sql`${t.declaredSize} > 0`),
    check('film_progress', sql`${t.progress} between 0 and 100`),
    check(
      'film_ready_is_whole',
      sql`${t.state} <> 'ready' or (${t.streamKey} is not null and ${t.posterKey} is not null
        and ${t.seconds} > 0 and ${t.width} > 0 and ${t.height} > 0
        and ${t.posterWidth} > 0 and ${t.posterHeight} > 0)`,
    ),
    check('film_refused_says_why', sql`${t.state} <> 'refused' or ${t.fault} is not null`),
    index('film_due')
      .on(t.expiresAt)
      .where(sql`state = 'sending'`),
    index('film_to_clear')
      .on(t.clearAt)
      .where(sql`clear_at is not null`),
  ],
)

/** What visitors find and watch: a film with its texts. */
export const video = pgTable(
  'video',
  {
    id: id(),
    topic: text({ enum: VIDEO_TOPICS }).notNull(),
    state: text().$type<VideoState>().notNull().default(videoLifecycle.initial),
    filmId: uuid().references(() => film.id),
    /** In seconds; the titles are in `video_text`, at the same positions. */
    chapterStarts: integer().array().notNull(),
    /** When a scheduled video is to be published. */
    publishAt: moment(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('video_state', sql`${t.state} in (${oneOf(videoLifecycle.states)})`),
    check('video_topic', sql`${t.topic} in (${oneOf(VIDEO_TOPICS)})`),
    check('video_published_has_film', sql`${t.state} <> 'published' or ${t.filmId} is not null`),
    check(
      'video_published_has_time',
      sql`${t.state} <> 'published' or ${t.publishedAt} is not null`,
    ),
    check('video_scheduled_has_time', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
    index('video_shown')
      .on(t.publishedAt, t.id)
      .where(sql`state = 'published'`),
    index('video_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
    index('video_of_film').on(t.filmId),
    index('video_changed').on(t.updatedAt, t.id),
  ],
)

export const videoText = pgTable(
  'video_text',
  {
    videoId: uuid()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    chapterTitles: text().array().notNull(),
    /** A WebVTT file that was checked; empty is none. */
    captions: text().notNull(),
    isDraft: boolean().notNull(),
    /** When these words were written or confirmed. */
    writtenAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'video_text_once', columns: [t.videoId, t.locale] })],
)

/** The machines that a video shows, in their order. */
export const videoDevice = pgTable(
  'video_device',
  {
    videoId: uuid()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'video_device_once', columns: [t.videoId, t.deviceId] }),
    index('video_of_device').on(t.deviceId),
  ],
)
