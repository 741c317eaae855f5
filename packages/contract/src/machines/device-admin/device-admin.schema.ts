import * as z from 'zod/mini'
import { boundedRecord } from '../../bounded-record.ts'
import { Day } from '../../day.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Money } from '../../money/money/money.ts'
import { VAT_MODES } from '../../money/tax/tax.enums.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  FINDING_STATES,
  GRADES,
  HOURS_SOURCES,
  OWNERSHIPS,
  PAPERS,
  PICTURE_VIEWS,
  PRICE_MODES,
  SPEC_KINDS,
  STATED_FACTS,
  UNITS,
  WARRANTIES,
} from '../device/device.enums.ts'
import { deviceLifecycle } from '../device/device.lifecycle.ts'
import { Guide, MOST_PICTURES, Picture, PricePoint } from '../device/device.schema.ts'
import { KnownModel } from '../model/model.schema.ts'
import {
  ISSUES,
  NOTE_STATES,
  PAIR_ISSUES,
  QUALITY_STEPS,
  REVIEW_POINTS,
} from './device-admin.enums.ts'

const State = z.enum(deviceLifecycle.states)
const ACTIONS = deviceLifecycle.moves.map((m) => m.action)

/** The orders of the staff list; the newest change first is the usual one. */
// oxfmt-ignore
export const DESK_SORTS = [
  '-updatedAt', 'updatedAt', 'stockNo', '-stockNo', 'model', '-model', 'yearMade', '-yearMade',
  'workHours', '-workHours', 'price', '-price', 'quality', '-quality',
] as const
export type DeskSort = (typeof DESK_SORTS)[number]

const listOf = <const T extends string>(values: readonly T[]) => {
  const one = z.enum(values)
  return z.optional(
    z.union([
      z.array(one).check(z.minLength(1), z.maxLength(values.length)),
      z.pipe(
        one,
        z.transform((value) => [value]),
      ),
    ]),
  )
}
const codes = z.optional(
  z.union([
    z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(50)),
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((value) => [value]),
    ),
  ]),
)
const percent = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)))
const amount = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1e12)))

/** What narrows the staff list; a bulk action is given the same. */
export const DeskFilter = z.object({
  /** The beginning of a stock number, serial number or model, or part of a brand's or seller's name. */
  words: z.optional(SearchText(100)),
  state: listOf(deviceLifecycle.states),
  issue: listOf(ISSUES),
  grade: listOf(GRADES),
  emirate: listOf(EMIRATES),
  category: codes,
  brand: codes,
  seller: codes,
  priceMin: amount,
  priceMax: amount,
  qualityMin: percent,
  qualityMax: percent,
  updatedSince: z.optional(Day),
  updatedBefore: z.optional(Day),
})
export type DeskFilter = z.output<typeof DeskFilter>

export const DeskQuery = z.extend(staffListQuery(DESK_SORTS), DeskFilter.shape)
export type DeskQuery = z.output<typeof DeskQuery>

export const DeskRow = z.object({
  deviceId: z.uuid(),
  version: Version,
  stockNo: z.string(),
  brandName: z.string(),
  model: z.string(),
  yearMade: z.int(),
  workHours: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  grade: z.enum(GRADES),
  /** Without an inspection the grade is only stated by the seller. */
  inspected: z.boolean(),
  state: State,
  issues: z.array(z.enum(ISSUES)),
  sellerName: z.string(),
  emirate: z.enum(EMIRATES),
  price: z.nullable(Money),
  /** How far the price is from the middle of the guide range. */
  guidePercent: z.nullable(z.int()),
  quality: z.int(),
  updatedAt: z.iso.datetime(),
})
export type DeskRow = z.output<typeof DeskRow>
export const DeskPage = staffPage(DeskRow)
export type DeskPage = z.output<typeof DeskPage>

/** The most machines that one request of the grid names. */
export const GRID_IDS_MAX = 100
/** The machines of a filter, or some by their ids. */
export const GridQuery = z.extend(DeskFilter, {
  id: z.optional(
    z.union([
      z.array(z.uuid()).check(z.minLength(1), z.maxLength(GRID_IDS_MAX)),
      z.pipe(
        z.uuid(),
        z.transform((value) => [value]),
      ),
    ]),
  ),
})
export type GridQuery = z.output<typeof GridQuery>

export const GridRow = z.pick(DeskRow, {
  deviceId: true,
  version: true,
  stockNo: true,
  brandName: true,
  model: true,
  yearMade: true,
  state: true,
  price: true,
  guidePercent: true,
})
export type GridRow = z.output<typeof GridRow>
/** The rows that were changed last, at most as many as a batch may have, and how many there are. */
export const GridRows = z.object({ rows: z.array(GridRow), total: z.int() })
export type GridRows = z.output<typeof GridRows>

/** How many machines are in each state and have each issue. */
export const DeskCounts = z.object({
  total: z.int(),
  states: z.partialRecord(State, z.int()),
  issues: z.partialRecord(z.enum(ISSUES), z.int()),
})
export type DeskCounts = z.output<typeof DeskCounts>

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const Year = z.int().check(z.minimum(1950), z.maximum(2100))
const Locale = z.string().check(z.maxLength(10))
const NOTE_MAX = 2000
/** More than the languages of the site. */
const LOCALES_MAX = 12
/** More than the fields of any category. */
const SPECS_MAX = 60

const Certificate = z.object({
  certificationId: z.uuid(),
  number: text(60),
  body: text(120),
  issuedOn: Day,
  expiresOn: z.nullable(Day),
  swlKg: z.nullable(z.int().check(z.positive())),
})

/** The fields of a machine that staff write. */
const fields = {
  categoryId: z.uuid(),
  brandId: z.uuid(),
  model: text(60),
  sellerId: z.uuid(),
  yardId: z.uuid(),
  serialNo: text(40),
  yearMade: Year,
  madeOn: z.nullable(Day),
  yearInService: z.nullable(Year),
  workHours: z.nullable(z.int().check(z.minimum(0), z.maximum(200_000))),
  mileageKm: z.nullable(z.int().check(z.minimum(0), z.maximum(5_000_000))),
  hoursSource: z.enum(HOURS_SOURCES),
  emission: z.enum(EMISSIONS),
  grade: z.enum(GRADES),
  customs: z.enum(CUSTOMS),
  ownership: z.enum(OWNERSHIPS),
  warranty: z.enum(WARRANTIES),
  gccCooling: z.boolean(),
  plated: z.boolean(),
  papers: z.array(z.enum(PAPERS)).check(z.maxLength(PAPERS.length)),
  /** All of them, by the codes of the category's fields. */
  specs: boundedRecord(
    z.string().check(z.maxLength(60)),
    z.union([z.number(), z.string().check(z.maxLength(60)), z.boolean()]),
    SPECS_MAX,
  ),
  priceMode: z.enum(PRICE_MODES),
  vatMode: z.enum(VAT_MODES),
  /** In AED; null invites quotes. */
  price: z.nullable(Money),
  /** The seller's note and the language it is written in. */
  note: z.nullable(z.object({ text: text(NOTE_MAX), locale: Locale })),
  /** Translations of the note; null removes one. */
  noteTexts: boundedRecord(Locale, z.nullable(text(NOTE_MAX)), LOCALES_MAX),
  certificates: z.array(Certificate).check(z.maxLength(20)),
}

export const DeskChanges = z.partial(z.object(fields))
export type DeskChanges = z.output<typeof DeskChanges>
export const DeskEdit = z.object({ deviceId: z.uuid(), version: Version, changes: DeskChanges })

export const DeskCreate = z.extend(
  z.pick(z.object(fields), {
    categoryId: true,
    brandId: true,
    model: true,
    sellerId: true,
    yardId: true,
    serialNo: true,
    yearMade: true,
  }),
  { workHours: z.optional(fields.workHours), stockNo: z.optional(text(20)) },
)
export type DeskCreate = z.output<typeof DeskCreate>

export const DeskPictures = z.object({
  deviceId: z.uuid(),
  /** All that stay, in their new order: the first is the cover. */
  pictures: z
    .array(
      z.object({
        src: z.string().check(z.maxLength(300)),
        view: z.nullable(z.enum(PICTURE_VIEWS)),
      }),
    )
    .check(z.maxLength(MOST_PICTURES)),
  /** Those that are removed: a picture in neither list was added meanwhile. */
  removed: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MOST_PICTURES)),
})
export type DeskPictures = z.output<typeof DeskPictures>

const Other = z.object({ deviceId: z.uuid(), stockNo: z.string() })

export const DeskRecord = z.object({
  ...fields,
  deviceId: z.uuid(),
  version: Version,
  stockNo: z.string(),
  state: State,
  actions: actionsOf(deviceLifecycle, ACTIONS),
  /** Why it was rejected, for the seller. */
  rejection: z.nullable(z.string()),
  /** What is not stated yet: these fields have a value that means nothing. */
  unstated: z.array(z.enum(STATED_FACTS)),
  /** Everything that it needs before a review, in the language of the request, and whether it has that. */
  review: z.array(z.object({ code: z.enum(REVIEW_POINTS), name: z.string(), isDone: z.boolean() })),
  /** What machines of its model usually have; null when the catalogue does not know the model. */
  modelSpecs: z.nullable(KnownModel.shape.specs),
  /** The first level of its category: it decides the guided photo list. */
  rootCategory: z.string(),
  emirate: z.enum(EMIRATES),
  noteStates: z.array(z.object({ locale: Locale, state: z.enum(NOTE_STATES) })),
  pictures: z.array(Picture),
  priceHistory: z.array(PricePoint),
  guide: z.nullable(Guide),
  issues: z.array(z.object({ code: z.enum(ISSUES), others: z.array(Other) })),
  quality: z.object({
    score: z.int(),
    /** What to do next: the most points first. */
    steps: z.array(
      z.object({ code: z.enum(QUALITY_STEPS), points: z.int(), missing: z.array(z.string()) }),
    ),
  }),
  inspection: z.nullable(
    z.object({
      reportNo: z.string(),
      inspectedOn: z.iso.date(),
      validUntil: z.iso.date(),
      counts: z.record(z.enum(FINDING_STATES), z.int()),
    }),
  ),
  /** The moves along its lifecycle, the newest first. */
  moves: z.array(z.object({ action: z.string(), to: State, at: z.iso.datetime() })),
  updatedAt: z.iso.datetime(),
})
export type DeskRecord = z.output<typeof DeskRecord>

const Choice = z.object({ id: z.uuid(), code: z.string(), name: z.string() })
export const SpecFieldChoice = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(SPEC_KINDS),
  unit: z.nullable(z.enum(UNITS)),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Whether a machine is published only with it. */
  isRequired: z.boolean(),
  options: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type SpecFieldChoice = z.output<typeof SpecFieldChoice>

/** What a form offers to choose from. */
export const DeskChoices = z.object({
  categories: z.array(z.extend(Choice, { parentId: z.nullable(z.uuid()), isLeaf: z.boolean() })),
  brands: z.array(Choice),
  sellers: z.array(Choice),
  yards: z.array(z.extend(Choice, { emirate: z.enum(EMIRATES) })),
  certifications: z.array(Choice),
})
export type DeskChoices = z.output<typeof DeskChoices>

export const IssueDecision = z.object({
  deviceId: z.uuid(),
  issue: z.enum(PAIR_ISSUES),
  /** The machine that was found to be a different one. */
  otherId: z.uuid(),
})
