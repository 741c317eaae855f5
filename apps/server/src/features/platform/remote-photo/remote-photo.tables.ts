import { PURPOSE_NAMES } from '@ironsouq/contract/platform/media/media.limits'
import {
  remotePhotoLifecycle,
  type RemotePhotoState,
} from '@ironsouq/contract/platform/remote-photo/remote-photo.lifecycle'
import { PHOTO_FETCH_FAULTS } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { upload } from '#features/platform/media/media.tables.ts'
import { bytea, id, moment, oneOf } from '#kernel/data/columns.ts'

/** A photo that a store names by its address: fetched once, however many files name it. */
export const remotePhoto = pgTable(
  'remote_photo',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    purpose: text({ enum: PURPOSE_NAMES }).notNull(),
    address: text().notNull(),
    addressHash: bytea().notNull(),
    /** Whose server it is on: few are fetched at once from one. */
    host: text().notNull(),
    state: text().$type<RemotePhotoState>().notNull().default(remotePhotoLifecycle.initial),
    attempts: smallint().notNull().default(0),
    /** When a try that no job has made or ended is made again; null once it is decided. */
    tryAt: moment(),
    fault: text({ enum: PHOTO_FETCH_FAULTS }),
    /** What it is processed as, like a photo that a person uploads. */
    uploadId: uuid().references(() => upload.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('remote_photo_once').on(t.sellerId, t.purpose, t.addressHash),
    check('remote_photo_state', sql`${t.state} in (${oneOf(remotePhotoLifecycle.states)})`),
    check('remote_photo_purpose', sql`${t.purpose} in (${oneOf(PURPOSE_NAMES)})`),
    check('remote_photo_failed_says_why', sql`(${t.state} = 'failed') = (${t.fault} is not null)`),
    check(
      'remote_photo_tried',
      sql`(${t.state} in ('waiting', 'fetching')) = (${t.tryAt} is not null)`,
    ),
    index('remote_photo_due')
      .on(t.tryAt)
      .where(sql`try_at is not null`),
    index('remote_photo_of_lane')
      .on(t.sellerId, t.host, t.createdAt)
      .where(sql`try_at is not null`),
    index('remote_photo_of_upload').on(t.uploadId),
    index('remote_photo_old').on(t.updatedAt),
  ],
)
