import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'

const Certification = z.object({
  certificationName: z.string(),
  certificationTitle: z.string(),
  certificationDetails: z.string(),
  certificationStandards: z.string(),
})
export type Certification = z.output<typeof Certification>

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** What a certificate says in one language. */
const CertificationWords = z.object({
  name: line(80),
  title: line(160),
  details: line(1200),
  standards: line(300),
})

/** A certificate as staff edit it. Machines refer to it by its code, which never changes. */
const form = {
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  position: z.int().check(z.gte(0), z.lte(999)),
  texts: translated(CertificationWords),
}

export const CertificationRecord = z.object({
  certificationId: z.uuid(),
  version: Version,
  ...form,
})
export type CertificationRecord = z.output<typeof CertificationRecord>

const STAFF = { audience: 'staff', permission: 'certification.edit' } as const

export const certificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/certificationInfo/list',
    audience: 'anyone',
    summary: 'The certificates a machine may have, and what each of them certifies',
    data: z.array(Certification),
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/certification/list',
    ...STAFF,
    summary: 'The certificates with their texts in every language',
    data: z.array(CertificationRecord),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/certification/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Creates a certificate, or replaces one that has not changed since it was read',
    body: z.object({
      certificationId: z.optional(z.uuid()),
      version: z.optional(Version),
      ...form,
    }),
    data: CertificationRecord,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/staff/certification/remove',
    ...STAFF,
    audit: true,
    summary: 'Removes a certificate that no machine has',
    body: z.object({ certificationId: z.uuid() }),
    data: z.null(),
  }),
}
