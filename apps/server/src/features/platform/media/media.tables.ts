import {
  uploadLifecycle,
  type UploadState,
} from '@ironsouq/contract/platform/media/media.lifecycle'
import {
  IMAGE_TYPES,
  PURPOSE_NAMES,
  UPLOAD_FAULTS,
} from '@ironsouq/contract/platform/media/media.limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file that may be uploaded to the object store, and its state. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    purpose: text({ enum: PURPOSE_NAMES }).notNull(),
    ownerAudience: text().notNull(),
    ownerId: uuid().notNull(),
    declaredType: text({ enum: IMAGE_TYPES }).notNull(),
    declaredSize: integer().notNull(),
    /** The key of the uploaded file; its content is unchecked and never served. */
    originalKey: text().notNull(),
    state: text().$type<UploadState>().notNull().default(uploadLifecycle.initial),
    fault: text({ enum: UPLOAD_FAULTS }),
    /** Of the processed picture: the key for lists, its largest size and its thumbhash. */
    pictureKey: text(),
    width: integer(),
    height: integer(),
    thumbhash: text(),
    /** Until when it may stay in its state, if that is not a final one. */
    expiresAt: moment().notNull(),
    /** When the upload URL of the original expires; null once the original was removed. */
    clearAt: moment(),
    /** When the picture became ready; null once something shows it. Others are removed after a day. */
    unusedSince: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('upload_state', sql`${t.state} in (${oneOf(uploadLifecycle.states)})`),
    check('upload_purpose', sql`${t.purpose} in (${oneOf(PURPOSE_NAMES)})`),
    check('upload_size', sql`${t.declaredSize} > 0`),
    check(
      'upload_ready_is_whole',
      sql`${t.state} <> 'ready' or (${t.pictureKey} is not null and ${t.width} > 0 and ${t.height} > 0)`,
    ),
    check('upload_refused_says_why', sql`${t.state} <> 'refused' or ${t.fault} is not null`),
    index('upload_of_owner').on(t.ownerAudience, t.ownerId),
    index('upload_of_picture').on(t.pictureKey),
    index('upload_due')
      .on(t.expiresAt)
      .where(sql`state in ('asked', 'received')`),
    index('upload_unused')
      .on(t.unusedSince)
      .where(sql`unused_since is not null`),
    index('upload_old')
      .on(t.updatedAt)
      .where(sql`state in ('refused', 'expired')`),
    index('upload_to_clear')
      .on(t.clearAt)
      .where(sql`clear_at is not null`),
  ],
)
