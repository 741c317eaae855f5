import fc from 'fast-check'

/** How many sequences a run in the gate has, and the first seed. */
const FEW = 60
const SEED = 16

const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/** The number of sequences of this run, and long enough for them. */
export const SEQUENCES = numberOf('SEQUENCES', FEW)
export const TIMEOUT_MS = 60_000 + SEQUENCES * 1000

/**
 * Runs random sequences one after the other. A failure is reported as the shortest sequence that fails as well, with
 * its seed. `npm run drill sequences` runs many more of them, with other seeds.
 */
export const checkSequences = <T>(
  operation: fc.Arbitrary<T>,
  isRight: (sequence: readonly T[]) => Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 20, size: 'max' }), isRight),
    {
      numRuns: SEQUENCES,
      seed: numberOf('SEED', SEED),
      endOnFailure: false,
    },
  )
