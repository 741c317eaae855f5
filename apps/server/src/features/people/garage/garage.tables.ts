import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A machine of the member's own, against which parts are checked [PR-4]. Only the member sees it. */
export const garageMachine = pgTable(
  'garage_machine',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    modelId: uuid()
      .notNull()
      .references(() => machineModel.id),
    /** The machine of this site that it was, if it was added from one. */
    deviceId: uuid().references(() => device.id),
    /** What its owner calls it. */
    name: text(),
    serialNo: text(),
    /** As it is compared, by `serialKey`: a machine is added once. */
    serialKey: text(),
    year: smallint(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('garage_machine_of_member').on(t.memberId, t.createdAt.desc()),
    uniqueIndex('garage_machine_once').on(t.memberId, t.modelId, t.serialKey),
    uniqueIndex('garage_machine_of_device_once').on(t.memberId, t.deviceId),
    index('garage_machine_of_device').on(t.deviceId),
    check('garage_machine_serial', sql`(${t.serialNo} is null) = (${t.serialKey} is null)`),
    check('garage_machine_year', sql`${t.year} between 1950 and 2100`),
  ],
)
