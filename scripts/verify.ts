import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import type { Settings } from './engines/engine.ts'
import { startEngines, type RunningEngines } from './engines/engines.ts'
import { main } from './main.ts'
import { ROOT } from './root.ts'
import { shutDown } from './shutdown.ts'
import { limitMinutes } from './verify/budget.ts'
import {
  createInputHasher,
  isUnchanged,
  readPassed,
  writePassed,
  type PassedInputs,
} from './verify/inputs.ts'
import { runStep } from './verify/run-step.ts'
import { schedule, type Outcome, type Task } from './verify/schedule.ts'
import type { Step } from './verify/step.ts'
import { gateSteps, QUICK_STEPS } from './verify/steps.ts'
import { printSummary } from './verify/summary.ts'

const CORES = 2
const ENGINES_STEP = 'engines'
const PASSED_FILE = join(ROOT, '.cache/verify/passed.json')

await main(async () => {
  const { values } = parseArgs({
    options: {
      /** What an uncommitted change can break. */
      quick: { type: 'boolean', default: false },
      /** Each browser test in four variants, the drills at their real size. */
      full: { type: 'boolean', default: false },
    },
  })
  const isCi = process.env['CI'] === 'true'
  const steps = values.quick ? QUICK_STEPS : gateSteps(values.full)
  // CI has no history: there every step runs and nothing is recorded.
  const hashes = isCi ? {} : hashInputs(steps)
  const passed = isCi ? {} : readPassed(PASSED_FILE)
  const skipped = steps.filter(
    (step) => values.quick && !isCi && isUnchanged(step, hashes[step.name] ?? '', passed, ROOT),
  )
  let engines: RunningEngines | undefined
  const tasks: Task[] = [
    {
      name: ENGINES_STEP,
      after: [],
      cores: 0, // mostly waits for the network, beside the first steps
      isSkipped: !steps.some((step) => step.needsEngines && !skipped.includes(step)),
      run: async (signal) => {
        const start = startEngines({ mode: isCi ? 'ci' : 'dev' })
        engines = await Promise.race([start, once(signal, 'abort').then(() => undefined)])
        signal.throwIfAborted()
        return undefined
      },
    },
    ...steps.map((step) => ({
      ...taskOf(step, () => engines?.env ?? {}),
      isSkipped: skipped.includes(step),
    })),
  ]
  const began = performance.now()
  const minutes = limitMinutes(values.full)
  const limit = AbortSignal.timeout(minutes * 60_000)
  const outcomes = await schedule(tasks, CORES, limit)
  await engines?.stop()
  await shutDown() // a step may fail while the engines are still being started
  if (!isCi) recordPassed(outcomes, hashes, passed)
  if (limit.aborted) printLimit(outcomes, minutes)
  const seconds = (performance.now() - began) / 1000
  const failures = printSummary(outcomes, steps, seconds, limit.aborted)
  const isGood = outcomes.every(({ state }) => ['passed', 'skipped'].includes(state))
  process.exit(isGood && failures === 0 ? 0 : 1)
})

function taskOf(step: Step, engines: () => Settings): Task {
  return {
    name: step.name,
    after: [...(step.after ?? []), ...(step.needsEngines ? [ENGINES_STEP] : [])],
    cores: step.cores,
    run: async (signal) => {
      console.log(`  ${step.name} …`)
      return await runStep(step, engines(), signal)
    },
  }
}

function hashInputs(steps: readonly Step[]): PassedInputs {
  const hashOf = createInputHasher(ROOT)
  return Object.fromEntries(steps.map((step) => [step.name, hashOf(step)]))
}

function recordPassed(
  outcomes: readonly Outcome[],
  hashes: PassedInputs,
  passed: PassedInputs,
): void {
  const now = outcomes.filter(({ name, state }) => state === 'passed' && hashes[name])
  const failed = outcomes.filter(({ state }) => state === 'failed')
  const next = {
    ...passed,
    ...Object.fromEntries(now.map(({ name }) => [name, hashes[name] ?? ''])),
  }
  for (const { name } of failed) delete next[name]
  writePassed(PASSED_FILE, next)
}

function printLimit(outcomes: readonly Outcome[], minutes: number): void {
  const names = (state: Outcome['state']) =>
    outcomes.filter((outcome) => outcome.state === state).map(({ name }) => name)
  const text = `The gate exceeded its limit of ${minutes} minutes.
Running: ${names('stopped').join(', ')}. Not run: ${names('not run').join(', ') || 'none'}.`
  console.log(`\n${styleText('red', text)}`)
}
