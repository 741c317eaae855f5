import type { DebianPackage } from './install/debian.ts'

/** dev: fixed ports, keeps running. ci: new data on free ports, removed at the end. */
export type Mode = 'dev' | 'ci'

export type Settings = Record<string, string>

/** One engine process of this clone: its folder under `.engines/` and its ports on 127.0.0.1. */
export interface EngineInstance {
  mode: Mode
  dir: string
  ports: readonly number[]
}

/** The command of the engine. Wrappers use exec, so the pid is that of the engine. */
export interface Launch {
  command: readonly string[]
  cwd: string
  env: Settings
}

export interface Engine {
  name: string
  title: string
  /** Environment variables with its address. If the first is set, the engine is external. */
  variables: readonly string[]
  /** Variables that an external engine may omit. */
  optional?: readonly string[]
  devPorts: readonly number[]
  stopSignal: NodeJS.Signals
  /** Debian packages that its installation or its start needs. */
  packages: () => readonly DebianPackage[]
  isInstalled: () => boolean
  install: () => Promise<unknown>
  settings: (ports: readonly number[]) => Settings
  /** Prepares the folder and returns the start command. */
  launch: (instance: EngineInstance) => Promise<Launch>
  /** Rejects until the engine answers in its protocol. */
  ping: (settings: Settings) => Promise<unknown>
  /** Creates what the applications expect: the database, the bucket. */
  prepare: (settings: Settings) => Promise<void>
  /** The version that the running engine reports; rejects when the applications cannot use it. */
  version: (settings: Settings) => Promise<string>
}
