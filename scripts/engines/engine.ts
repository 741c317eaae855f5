import type { DebianPackage } from './debian.ts'

/** dev: ours on fixed ports, kept running. ci: fresh data on free ports, gone at the end. */
export type Mode = 'dev' | 'ci'

export type Settings = Record<string, string>

/** Where one engine of ours lives: its folder under `.engines/` and its ports of 127.0.0.1. */
export interface Place {
  mode: Mode
  dir: string
  ports: readonly number[]
}

/** A command that becomes the engine: every step to it is an exec, so its pid is the engine's. */
export interface Launch {
  command: readonly string[]
  cwd: string
  env: Settings
}

export interface Engine {
  name: string
  title: string
  /** The variables by which it is reached. Whoever sets the first brings an engine of their own. */
  variables: readonly string[]
  /** Those of the variables that an engine brought from outside may do without. */
  optional?: readonly string[]
  devPorts: readonly number[]
  stopSignal: NodeJS.Signals
  /** Debian packages that its installation or its start needs now. */
  packages: () => readonly DebianPackage[]
  isInstalled: () => boolean
  install: () => Promise<unknown>
  settings: (ports: readonly number[]) => Settings
  /** Readies the folder and says how to start; nothing runs yet. */
  launch: (place: Place) => Promise<Launch>
  /** Rejects until the engine talks its protocol. */
  answers: (settings: Settings) => Promise<unknown>
  /** Makes what the applications expect to find: the database, the bucket. */
  prepare: (settings: Settings) => Promise<void>
  /** What the live engine says it is; rejects when the applications could not use it. */
  version: (settings: Settings) => Promise<string>
}
