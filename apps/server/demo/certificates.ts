import type { CertificationCode } from './content/facts.ts'
import { type DemoInspection, VALID_DAYS } from './inspection/inspect.ts'
import type { DemoProof } from './proofs.ts'
import type { Dice } from './random.ts'
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
  proofs: readonly DemoProof[]
  stockNo: string
}

/** The certificates a machine carries; those that we give ourselves follow from what was found. */
export function certificatesOf(machine: Certified, roll: Dice): DemoCertificate[] {
  const { top, specs, inspection, proofs, stockNo } = machine
  const own = { body: OWN_BODY, swlKg: null }
  const proven = (kind: DemoProof['kind']) =>
    proofs.find((proof) => proof.kind === kind && proof.state === 'proven')
  const lifting = LIFTING.has(top) ? liftingTest(specs, roll) : null
  const made: DemoCertificate[] = lifting ? [lifting] : []
  if (inspection)
    made.push({
      ...own,
      code: 'inspection',
      number: inspection.reportNo,
      issuedDaysAgo: inspection.daysAgo,
      expiresInDays: VALID_DAYS - inspection.daysAgo,
    })
  const hours = proven('hours')
  if (hours)
    made.push({
      ...own,
      code: 'hours',
      number: `H-${stockNo.slice(-6)}`,
      issuedDaysAgo: hours.daysAgo ?? 0,
      expiresInDays: null,
    })
  if (proven('identity') && proven('year'))
    made.push({
      ...own,
      code: 'papers',
      number: `P-${stockNo.slice(-6)}`,
      issuedDaysAgo: proven('year')?.daysAgo ?? 0,
      expiresInDays: null,
    })
  return made
}
