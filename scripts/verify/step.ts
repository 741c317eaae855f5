import type { Settings } from '../engines/engine.ts'
import type { TestReport } from './reports.ts'

/** One step of the gate. */
export interface Step {
  name: string
  /** Run one after another; each is a program of the repository with its arguments. */
  commands: readonly (readonly string[])[]
  /** Relative to the root; programs of its node_modules come first. */
  cwd?: string
  env?: Settings
  /** Names of the steps that must have passed before. */
  after?: readonly string[]
  /** How many cores it uses. A background step uses what the others leave idle. */
  cores: 1 | 2 | 'background'
  needsEngines?: boolean
  /** Globs of the files that decide its result; `--quick` skips a step if none has changed. */
  inputs: readonly string[]
  /** Paths that the step creates outside git; without them it is never skipped. */
  outputs?: readonly string[]
  /** The JSON report of a test runner, and how to read it. */
  report?: { file: string; read: (json: unknown) => TestReport }
}
