import type { FindingState, Grade, Unit } from '../device/device.enums.ts'

/** A machine that counts kilometres: so many are worth one hour. */
const KM_PER_HOUR = 50
/** The tread of a new tyre: what is left of it says how far it is worn. */
const NEW_TREAD_MM = 32
/** A machine with more repairs than this needs repair as a whole. */
const REPAIRS_MAX = 1

/** The limits of the two best grades; C has a limit of wear only. */
const GRADE_LIMITS = {
  A: { years: 3, hours: 3000, worn: 50 },
  B: { years: 6, hours: 6000, worn: 50 },
} as const
const WORN_MAX = 75

interface Rated {
  part: string
  unit: Unit | null
  state: FindingState | null
  value: number | null
}

export interface Condition {
  years: number
  hours: number
  /** Of tracks or tyres, in percent; the worst point counts. */
  worn: number
  repairs: number
  /** Whether a repair concerns the structure. */
  isStructural: boolean
  forParts: boolean
}

interface Inspected {
  findings: readonly Rated[]
  forParts: boolean
  meterHours?: number | null
}

interface Machine {
  yearMade: number
  workHours: number | null
  mileageKm: number | null
}

function wornAt({ part, unit, state, value }: Rated): number {
  if (value === null || state === 'na') return 0
  if (part === 'undercarriage' && unit === 'percent') return value
  return part === 'tyres' && unit === 'mm'
    ? Math.round(100 - (100 * Math.min(value, NEW_TREAD_MM)) / NEW_TREAD_MM)
    : 0
}

/** A meter does not run backwards: a lower reading does not make a machine younger. */
export const hoursCounted = (known: number | null, meterHours: number | null): number | null =>
  known === null ? meterHours : Math.max(known, meterHours ?? 0)

/** What the grade follows from. */
export function conditionOf(
  { yearMade, workHours, mileageKm }: Machine,
  { findings, forParts, meterHours = null }: Inspected,
  year: number,
): Condition {
  const repairs = findings.filter(({ state }) => state === 'action')
  return {
    years: Math.max(0, year - yearMade),
    hours: hoursCounted(workHours, meterHours) ?? Math.round((mileageKm ?? 0) / KM_PER_HOUR),
    worn: Math.max(0, ...findings.map(wornAt)),
    repairs: repairs.length,
    isStructural: repairs.some(({ part }) => part === 'structure'),
    forParts,
  }
}

const isWithin = (
  { years, hours, worn }: Condition,
  limits: (typeof GRADE_LIMITS)[keyof typeof GRADE_LIMITS],
) => years <= limits.years && hours <= limits.hours && worn <= limits.worn

/** The published rule: A and B by age, hours and wear, C by wear, D needs repair, E is for parts. */
export function gradeOf(condition: Condition): Grade {
  const { worn, repairs, isStructural, forParts } = condition
  if (forParts) return 'E'
  if (isStructural || repairs > REPAIRS_MAX || worn > WORN_MAX) return 'D'
  if (isWithin(condition, GRADE_LIMITS.A)) return 'A'
  return isWithin(condition, GRADE_LIMITS.B) ? 'B' : 'C'
}
