import * as z from 'zod/mini'
import { endpoint, STAFF_BODY_BYTES_MAX } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import {
  TextChange,
  TextCounts,
  TextFile,
  TextFileCheck,
  TextFileForm,
  TextFileFormat,
  TextKey,
  TextLocale,
  TextOverrides,
  TextRecord,
  TextRow,
  TextState,
  TextValues,
} from './text.schema.ts'

const STAFF = { audience: 'staff', permission: 'text.edit' } as const

/** Files are large, and each is read whole. */
const FILES = { max: 60, seconds: 600 }

/** The version of a key that was never changed is 0. */
const KeyVersion = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

export const textEndpoints = {
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/text/list',
    summary: 'The keys of the texts with the state of each language, and counts without the state',
    query: z.extend(staffListQuery(['key', '-key']), {
      /** In the key, or in the text of any language. */
      q: z.optional(z.string().check(z.maxLength(200))),
      group: z.optional(z.string().check(z.maxLength(60))),
      /** Only the state of this language counts. */
      locale: z.optional(TextLocale),
      state: z.optional(TextState),
    }),
    data: z.extend(staffPage(TextRow), { counts: TextCounts, groups: z.array(z.string()) }),
  }),
  record: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/text/record',
    summary: 'One text in the ten languages',
    query: z.object({ key: TextKey }),
    data: TextRecord,
  }),
  history: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/text/history',
    summary: 'What staff changed in one text, the latest first',
    query: z.extend(staffListQuery(['-at']), { key: TextKey }),
    data: staffPage(TextChange),
  }),
  save: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/text/save',
    audit: true,
    versioned: true,
    summary: 'Replaces a text in some languages, or restores the text of the build',
    body: z.object({ key: TextKey, version: KeyVersion, texts: TextValues }),
    data: TextRecord,
  }),
  file: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/text/file',
    summary: 'All texts of one language with their English source, for translators',
    query: z.object({ locale: TextLocale, format: TextFileFormat }),
    data: TextFile,
    limit: FILES,
  }),
  checkFile: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/text/check-file',
    audit: true,
    summary: 'What a file of one language would change, and its faults; nothing changes yet',
    body: z.object(TextFileForm),
    data: TextFileCheck,
    bodyBytes: STAFF_BODY_BYTES_MAX,
    limit: FILES,
  }),
  importFile: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/text/import-file',
    audit: true,
    once: true,
    summary: 'Replaces the texts of one language by those of a file, without its faulty ones',
    body: z.object({ ...TextFileForm, revision: KeyVersion }),
    data: TextFileCheck,
    bodyBytes: STAFF_BODY_BYTES_MAX,
    limit: FILES,
  }),
  overrides: endpoint({
    method: 'GET',
    path: '/p/service/text/overrides',
    audience: 'service',
    summary:
      'All texts that staff replaced, for our own front ends; null when nothing changed since',
    query: z.object({
      since: z._default(
        z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
        0,
      ),
    }),
    data: z.object({ revision: z.int(), overrides: z.nullable(TextOverrides) }),
  }),
}
