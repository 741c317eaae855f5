import { STANDARD_ROLES } from '@ironsouq/contract/people/staff/role.standard'
import { staffLifecycle, type StaffState } from '@ironsouq/contract/people/staff/staff.lifecycle'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A person who works in the back office. Not a member: nothing of one is shared with the other. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    locale: text().notNull().default('en'),
    state: text().$type<StaffState>().notNull().default('invited'),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    lastSignInAt: moment(),
  },
  (t) => [
    uniqueIndex('staff_email_once').on(sql`lower(${t.email})`),
    index('staff_by_name').on(t.name, t.id),
    check('staff_state', sql`${t.state} in (${oneOf(staffLifecycle.states)})`),
  ],
)

/** A set of permissions. The administrator holds every permission, also those of later releases. */
export const role = pgTable(
  'role',
  {
    id: id(),
    /** A role of the product, which the packs name; null for one that staff created. */
    code: text({ enum: STANDARD_ROLES }),
    name: text(),
    permissions: text().array().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('role_code_once').on(t.code),
    uniqueIndex('role_name_once').on(sql`lower(${t.name})`),
    check('role_has_one_name', sql`(${t.code} is null) = (${t.name} is not null)`),
    check('role_code', sql`${t.code} in (${oneOf(STANDARD_ROLES)})`),
  ],
)

/** A trigger of the migration keeps at least one active administrator. */
export const staffRole = pgTable(
  'staff_role',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => role.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'staff_role_once', columns: [t.staffId, t.roleId] }),
    index('staff_role_of_role').on(t.roleId),
  ],
)

/**
 * Who invited a person, reset them or gave them a permission of money, and when last. Decisions that
 * need two people refuse two of whom one made the other.
 */
export const staffAccessGiven = pgTable(
  'staff_access_given',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Also the holder of a token that an operator issued, who is not listed. */
    givenBy: uuid().notNull(),
    givenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'staff_access_given_once', columns: [t.staffId, t.givenBy] }),
    check('staff_access_given_by_another', sql`${t.givenBy} <> ${t.staffId}`),
  ],
)

/** The latest invitation of a person: another one replaces it. The link is derived from its id. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Null when a command on the server made it. */
    invitedBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [unique('staff_invitation_once').on(t.staffId)],
)
