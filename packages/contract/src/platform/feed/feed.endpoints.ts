import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import { importLifecycle } from '../import/import.lifecycle.ts'
import { IMPORT_BYTES_MAX } from '../import/import.limits.ts'
import { UploadInvitation } from '../media/media.schema.ts'
import { FEED_HOURS, FEED_RESULTS } from './feed.limits.ts'

const SellerCode = z.string().check(z.minLength(1), z.maxLength(80))
const STAFF = { audience: 'staff', permission: 'device.import' } as const

const FeedSettings = {
  /** Where the file is fetched; null is a feed that is only pushed. */
  url: z.nullable(z.url().check(z.maxLength(500))),
  everyHours: z.literal(FEED_HOURS),
  isActive: z.boolean(),
}

export const Feed = z.object({
  seller: z.string(),
  ...FeedSettings,
  /** Whether the seller has a token to push files with. */
  hasToken: z.boolean(),
  /** When the file is fetched next. */
  nextRunAt: z.nullable(z.iso.datetime()),
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      result: z.enum(FEED_RESULTS),
      importId: z.nullable(z.uuid()),
    }),
  ),
  version: Version,
})
export type Feed = z.output<typeof Feed>

const Token = z.string().check(z.regex(/^[\w-]{43}$/))

export const feedEndpoints = {
  detail: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/feed/detail',
    summary: 'The feed of a seller; null if there is none',
    query: z.object({ seller: SellerCode }),
    data: z.nullable(Feed),
  }),
  save: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/feed/save',
    audit: true,
    summary: 'Adds the feed of a seller (without a version), or changes it',
    body: z.object({ seller: SellerCode, ...FeedSettings, version: z.optional(Version) }),
    data: Feed,
    versioned: true,
  }),
  newToken: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/feed/new-token',
    recentProof: true,
    audit: true,
    summary: 'Issues a token to push files with, shown once; the earlier one ends',
    body: z.object({ seller: SellerCode }),
    data: z.object({ token: Token }),
  }),
  runNow: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/feed/run-now',
    audit: true,
    summary: 'Fetches the file of a feed now',
    body: z.object({ seller: SellerCode }),
    data: Feed,
    limit: { max: 20, seconds: 600 },
  }),
  withdrawMissing: endpoint({
    ...STAFF,
    permission: 'device.move',
    method: 'POST',
    path: '/p/staff/feed/withdraw-missing',
    audit: true,
    summary: 'Withdraws the machines that a feed no longer has and that waited for a decision',
    body: z.object({ importId: z.uuid() }),
    data: z.object({ withdrawn: z.int() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/feed/ask',
    audience: 'anyone',
    summary: 'Requests an address to push a file of a feed to, with the token of the seller',
    body: z.object({
      token: Token,
      fileName: z.string().check(z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.positive(), z.maximum(IMPORT_BYTES_MAX)),
    }),
    data: z.object({ importId: z.uuid(), upload: z.omit(UploadInvitation, { uploadId: true }) }),
    limit: { max: 30, seconds: 600 },
  }),
  send: endpoint({
    method: 'POST',
    path: '/feed/send',
    audience: 'anyone',
    summary: 'States that the file was sent: it is read, checked and saved',
    body: z.object({ token: Token, importId: z.uuid() }),
    data: z.object({ state: z.enum(importLifecycle.states) }),
    limit: { max: 30, seconds: 600 },
  }),
}
