import type { CertificationCode } from './content/facts.ts'
import { type DemoInspection, isVerified, VALID_DAYS } from './inspection/inspect.ts'
import type { Dice } from './random.ts'
import { HOUSE } from './sellers.ts'
import type { Specs } from './specs/values.ts'

export interface DemoCertificate {
  code: CertificationCode
  number: string
  body: string
  issuedDaysAgo: number
  /** Below zero: it has run out. Null: it does not run out. */
  expiresInDays: number | null
  swlKg: number | null
}

/** Machines that lift are tested every twelve months, or may not work. */
const LIFTING = new Set([
  'mobile-cranes',
  'tower-cranes',
  'access-platforms',
  'telehandlers',
  'forklifts',
])
const TESTED_EVERY_DAYS = 365
const BODIES = ['Gulf Span Inspection', 'Marwa Lifting Control', 'Harbour Test House'] as const
const OWN_BODY = 'Ironsouq'

const digits = (roll: Dice, count: number) => String(roll.whole(10 ** (count - 1), 10 ** count - 1))

/** What it may lift, in kg. */
function workingLoad({ maxLoad, liftCapacity, platformLoad }: Specs): number | null {
  if (maxLoad !== undefined) return Number(maxLoad) * 1000
  const kg = liftCapacity ?? platformLoad
  return kg === undefined ? null : Number(kg)
}

function liftingTest(specs: Specs, roll: Dice): DemoCertificate | null {
  const point = roll.unit()
  if (point < 0.1) return null
  const issuedDaysAgo = point < 0.25 ? roll.whole(370, 520) : roll.whole(5, 355)
  return {
    code: 'lifting',
    number: `TPI-${digits(roll, 6)}`,
    body: roll.pick(BODIES),
    issuedDaysAgo,
    expiresInDays: TESTED_EVERY_DAYS - issuedDaysAgo,
    swlKg: workingLoad(specs),
  }
}

interface Certified {
  top: string
  specs: Specs
  inspection: DemoInspection | null
  seller: string
  stockNo: string
}

/** The certificates a machine carries; those that we issue ourselves follow from the inspection. */
export function certificatesOf(machine: Certified, roll: Dice): DemoCertificate[] {
  const { top, specs, inspection, seller, stockNo } = machine
  const lifting = LIFTING.has(top) ? liftingTest(specs, roll) : null
  const made: DemoCertificate[] = lifting ? [lifting] : []
  if (!inspection) return made
  const { reportNo, daysAgo: issuedDaysAgo } = inspection
  const own = { body: OWN_BODY, swlKg: null, issuedDaysAgo, expiresInDays: null }
  // Our inspection of our own stock is not independent.
  if (seller !== HOUSE)
    made.push({
      ...own,
      code: 'inspection',
      number: reportNo,
      expiresInDays: VALID_DAYS - issuedDaysAgo,
    })
  if (isVerified(inspection, 'hours'))
    made.push({ ...own, code: 'hours', number: `H-${stockNo.slice(-6)}` })
  if (isVerified(inspection, 'identity') && isVerified(inspection, 'year'))
    made.push({ ...own, code: 'papers', number: `P-${stockNo.slice(-6)}` })
  return made
}
