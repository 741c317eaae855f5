import * as z from 'zod/mini'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'

/** Everyone who visits the site, or members only. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'members'] as const

/** Where an announcement is in its life; it follows from its times. */
const ANNOUNCEMENT_STATES = ['scheduled', 'current', 'ended', 'withdrawn'] as const

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const AnnouncementWords = z.object({ title: line(120), body: line(2000) })
export type AnnouncementWords = z.output<typeof AnnouncementWords>

/** An important one, as a bar on every page. */
export const AnnouncementBar = z.object({
  announcementId: z.uuid(),
  title: z.string(),
  version: Version,
})
export type AnnouncementBar = z.output<typeof AnnouncementBar>

export const Announcement = z.object({
  announcementId: z.uuid(),
  ...AnnouncementWords.shape,
  /** A path of the storefront without a language, or null. */
  link: z.nullable(z.string()),
  isImportant: z.boolean(),
  startsAt: z.iso.datetime(),
})
export type Announcement = z.output<typeof Announcement>

export const AnnouncementForm = z.object({
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  /** The languages whose readers it is for; empty: all. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2}(_[A-Z]{2})?$/))).check(z.maxLength(10)),
  isImportant: z.boolean(),
  link: z.nullable(z.string().check(z.regex(/^\/[\w\-/?=&#%.]*$/), z.maxLength(300))),
  startsAt: z.iso.datetime().check(z.maxLength(30)),
  /** Null: until it is withdrawn. */
  endsAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
})
export type AnnouncementForm = z.output<typeof AnnouncementForm>

export const AnnouncementRecord = z.object({
  announcementId: z.uuid(),
  version: Version,
  state: z.enum(ANNOUNCEMENT_STATES),
  announcement: AnnouncementForm,
  texts: translated(AnnouncementWords),
})
export type AnnouncementRecord = z.output<typeof AnnouncementRecord>
