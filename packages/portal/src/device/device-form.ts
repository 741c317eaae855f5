import type { ApiError } from '@ironsouq/contract/client'
import {
  type DeskChanges,
  DeskRecord,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { StatedFact } from '@ironsouq/contract/machines/device/device.enums'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { useState } from 'react'
import { type RecordForm, useRecordForm } from '../form/use-record-form.ts'

/** The fields that the form edits as the record has them. */
const FIELDS = [
  'categoryId',
  'brandId',
  'model',
  'sellerId',
  'yardId',
  'serialNo',
  'yearMade',
  'workHours',
  'hoursSource',
  'emission',
  'grade',
  'customs',
  'ownership',
  'warranty',
  'gccCooling',
  'plated',
  'specs',
  'priceMode',
  'vatMode',
] as const satisfies readonly (keyof DeskChanges & keyof DeskRecord)[]

/** A fact that is not stated yet is null: the form shows nothing for it. */
type Facts = { [Fact in StatedFact]: DeskRecord[Fact] | null }

export interface DeviceValues
  extends Omit<Pick<DeskRecord, (typeof FIELDS)[number]>, StatedFact>, Facts {
  /** In AED, as it was typed; empty invites quotes. */
  price: string
  note: string
  noteLocale: string
  noteTexts: Record<string, string>
}

export type DeviceForm = RecordForm<DeviceValues>

const valuesOf = (record: DeskRecord): DeviceValues => ({
  ...(Object.fromEntries(
    FIELDS.map((name) => [
      name,
      record.unstated.some((fact) => fact === name) ? null : record[name],
    ]),
  ) as Pick<DeviceValues, (typeof FIELDS)[number]>),
  price: record.price?.amount ?? '',
  note: record.note?.text ?? '',
  noteLocale: record.note?.locale ?? 'en',
  noteTexts: Object.fromEntries(
    Object.entries(record.noteTexts).flatMap(([locale, text]) => (text ? [[locale, text]] : [])),
  ),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is no amount is sent as it is and refused. */
function moneyOf(price: string) {
  const amount = typedAmount(price, 'AED')
  return amount === null ? null : { amount: amount ?? price, currency: 'AED' }
}

/** Only what differs: a translation that was not touched stays as outdated as it was. */
function changesOf(before: DeviceValues, now: DeviceValues): DeskChanges {
  const fields = FIELDS.filter((name) => !isSame(before[name], now[name]))
  const texts = Object.keys({ ...before.noteTexts, ...now.noteTexts }).filter(
    (locale) => (before.noteTexts[locale] ?? '') !== (now.noteTexts[locale] ?? ''),
  )
  const isNoteChanged = before.note !== now.note || before.noteLocale !== now.noteLocale
  const text = now.note.trim()
  return {
    ...Object.fromEntries(fields.map((name) => [name, now[name]])),
    ...(before.price !== now.price && { price: moneyOf(now.price) }),
    ...(isNoteChanged && { note: text === '' ? null : { text, locale: now.noteLocale } }),
    ...(texts.length > 0 && {
      noteTexts: Object.fromEntries(
        texts.map((locale) => [locale, now.noteTexts[locale]?.trim() || null]),
      ),
    }),
  }
}

/** A change of fields of a machine at a version. */
export interface DeviceEdit {
  deviceId: string
  version: number
  changes: DeskChanges
}

/** The form over one machine. */
export function useDeviceForm(
  record: DeskRecord,
  edit: (given: DeviceEdit) => Promise<DeskRecord>,
): DeviceForm {
  const { deviceId, version } = record
  const [known, setKnown] = useState(record)
  const base = record.version > known.version ? record : known
  return useRecordForm<DeviceValues>({
    // Older drafts, named `device/`, have the price as a number.
    record: `machine/${deviceId}`,
    version,
    saved: valuesOf(record),
    async save(values, at) {
      const changes = changesOf(valuesOf(base), values)
      setKnown(await edit({ deviceId, version: at, changes }))
    },
    conflictOf(refusal: ApiError) {
      const current = currentRecordOf(refusal, DeskRecord)
      if (!current) return undefined
      setKnown(current)
      return { version: current.version, values: valuesOf(current) }
    },
  })
}
