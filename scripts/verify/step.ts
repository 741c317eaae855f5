import type { Settings } from '../engines/engine.ts'

/** One line of the gate. */
export interface Step {
  name: string
  /** Run one after another; each is a program of the repository with its arguments. */
  commands: readonly (readonly string[])[]
  /** From the root; its own programs come first. */
  cwd?: string
  env?: Settings
  /** Names of the steps that must have passed before. */
  after?: readonly string[]
  /** How many of the cores it keeps busy. */
  cores: 1 | 2
  needsEngines?: boolean
  /** Where a test runner leaves what it counted, and how to read it. */
  report?: { file: string; count: (json: unknown) => Count }
}

export interface Count {
  passed: number
  failed: number
  /** Titles of those that passed only at the second try. */
  again: readonly string[]
}
