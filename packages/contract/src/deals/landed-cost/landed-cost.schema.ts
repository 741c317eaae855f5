import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { LANDED_COST_MODES, RATE_KINDS, SIZE_CLASSES } from './landed-cost.enums.ts'

/** Fils: every rate is in dirhams, whatever the display currency is. */
const Fils = z.int().check(z.gte(0))
/** Hundredths of a percent. */
const Points = z.int().check(z.gte(0), z.lte(10_000))

export const Destination = z.object({
  code: z.string(),
  mode: z.enum(LANDED_COST_MODES),
  /** The port or the town, and its country, in the language of the request. */
  place: z.string(),
  country: z.string(),
  dutyPoints: Points,
  vatPoints: Points,
  /** The sulphur content of the local diesel. */
  fuelPpm: z.int(),
  ageLimitYears: z.nullable(z.int()),
  roadKm: z.nullable(z.int()),
  /** By sea for a cubic metre; by road for a tonne and a hundred kilometres. */
  freight: Fils,
  papers: Fils,
})
export type Destination = z.output<typeof Destination>

/** A share with a minimum amount. */
const Share = z.object({ points: Points, least: Fils })

export const LandedCostTables = z.object({
  /** The first is the default. */
  destinations: z.array(Destination),
  /** Steps of the service fee, ascending: each applies from a price on. */
  fee: z.array(z.extend(Share, { from: Fils })),
  /** The UAE's VAT. */
  vatPoints: Points,
  dutyPoints: Points,
  insurance: Share,
  /** From an emirate to the door, the border or the port, by size: standard, oversize, heavy. */
  haulage: z.partialRecord(
    z.enum(EMIRATES),
    z.partialRecord(z.enum(LANDED_COST_MODES), z.partialRecord(z.enum(SIZE_CLASSES), Fils)),
  ),
})
export type LandedCostTables = z.output<typeof LandedCostTables>

const validFrom = Day
/** Where the rate was taken from: a price list, a letter, a law. */
const source = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const rate = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ validFrom, source, ...shape })

/** One rate with its first day, as staff set it. */
export const LandedCostRate = z.discriminatedUnion('kind', [
  rate({ kind: z.literal('fee'), from: Fils, amount: Fils, points: Points }),
  rate({ kind: z.enum(['vat', 'duty']), points: Points }),
  rate({
    kind: z.literal('haulage'),
    emirate: z.enum(EMIRATES),
    mode: z.enum(LANDED_COST_MODES),
    sizeClass: z.enum(SIZE_CLASSES),
    amount: Fils,
  }),
  rate({
    kind: z.enum(['freight', 'papers']),
    destinationCode: z.string().check(z.maxLength(60)),
    amount: Fils,
  }),
  rate({ kind: z.literal('insurance'), amount: Fils, points: Points }),
])
export type LandedCostRate = z.output<typeof LandedCostRate>

/** A rate as staff see it. It is valid until the day before the next of the same kind and place. */
export const RateRecord = z.object({
  rateId: z.uuid(),
  kind: z.enum(RATE_KINDS),
  destinationCode: z.nullable(z.string()),
  mode: z.nullable(z.enum(LANDED_COST_MODES)),
  emirate: z.nullable(z.enum(EMIRATES)),
  sizeClass: z.nullable(z.enum(SIZE_CLASSES)),
  from: z.nullable(z.int()),
  amount: z.int(),
  points: z.int(),
  validFrom: z.iso.date(),
  validUntil: z.nullable(z.iso.date()),
  state: z.enum(['past', 'valid', 'planned']),
  source: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type RateRecord = z.output<typeof RateRecord>

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const destinationForm = {
  code: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  mode: z.enum(LANDED_COST_MODES),
  /** Two letters of ISO 3166. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  dutyPoints: Points,
  vatPoints: Points,
  fuelPpm: z.int().check(z.gte(1), z.lte(100_000)),
  ageLimitYears: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  roadKm: z.nullable(z.int().check(z.gte(1), z.lte(20_000))),
  texts: translated(z.object({ place: line, country: line })),
}

/** A destination as staff edit it. Its code, mode and country stay. */
export const DestinationRecord = z.object({ version: Version, ...destinationForm })
export type DestinationRecord = z.output<typeof DestinationRecord>

/** Without a version it is a new one. */
export const DestinationForm = z.object({ version: z.optional(Version), ...destinationForm })
export type DestinationForm = z.output<typeof DestinationForm>
