import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { Money } from '../../money/money/money.ts'
import { PERMISSIONS } from '../../permission.ts'
import { auditExportLifecycle } from './audit.lifecycle.ts'

/** What a change is about. `access` is who may do what: staff, roles and sessions. */
const AUDIT_KINDS = [
  'money',
  'access',
  'machines',
  'mall',
  'people',
  'content',
  'settings',
  'other',
] as const
export const AuditKind = z.enum(AUDIT_KINDS)
export type AuditKind = z.output<typeof AuditKind>

/** An export has at most so many entries; a longer one needs a narrower filter. */
export const AUDIT_EXPORT_MAX = 50_000
/** The most entries that a search counts. */
export const AUDIT_COUNT_MAX = 10_000
/** A search for a text without a beginning looks back so far. */
export const AUDIT_TEXT_DAYS = 90

const Seq = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

export const AuditFilter = z.object({
  kind: z.optional(AuditKind),
  /** A staff member, or the system. */
  actorId: z.optional(z.uuid()),
  entity: z.optional(z.string().check(z.maxLength(60))),
  entityId: z.optional(z.string().check(z.maxLength(100))),
  /** Method and path, or the name of a job or command. */
  action: z.optional(z.string().check(z.maxLength(200))),
  permission: z.optional(z.enum(PERMISSIONS)),
  /** Days in UTC, both included. */
  from: z.optional(Day),
  until: z.optional(Day),
  /** Part of a person's name, an id, an address, a request or what changed. */
  text: z.optional(z.string().check(z.minLength(2), z.maxLength(100))),
})
export type AuditFilter = z.output<typeof AuditFilter>

const AuditActor = z.object({
  id: z.uuid(),
  audience: z.string(),
  /** Of staff and of people of sellers; null for the system and for tokens that an operator issued. */
  name: z.nullable(z.string()),
})

export const AuditRow = z.object({
  seq: Seq,
  at: z.iso.datetime(),
  actor: AuditActor,
  kind: AuditKind,
  action: z.string(),
  permission: z.nullable(z.string()),
  entity: z.nullable(z.string()),
  entityId: z.nullable(z.string()),
  /** What staff call it, such as the number of an order; null for what has no name or is gone. */
  entityName: z.nullable(z.string()),
  /** What was paid out, refunded or asked, where the change is about money. */
  amount: z.nullable(Money),
  address: z.nullable(z.string()),
})
export type AuditRow = z.output<typeof AuditRow>

export const AuditEntry = z.extend(AuditRow, {
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
  sessionId: z.nullable(z.string()),
  /** Hexadecimal. */
  hash: z.string(),
  previousHash: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditSeq = z.object({ seq: Seq })

/** What the last finished check of the whole log found. */
export const AuditChecked = z.object({
  at: z.iso.datetime(),
  entries: z.string(),
  anchored: z.string(),
  faultCount: z.int(),
  faults: z.array(
    z.object({
      kind: z.enum(['removed', 'altered', 'reordered', 'truncated', 'rewritten']),
      seq: z.string(),
    }),
  ),
})

export const AuditExport = z.object({
  exportId: z.uuid(),
  state: z.enum(auditExportLifecycle.states),
  rowCount: z.nullable(z.int()),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type AuditExport = z.output<typeof AuditExport>
