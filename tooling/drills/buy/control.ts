import { readFileSync } from 'node:fs'

/** The guarantees that a run can break on purpose. */
export const CONTROLS = [
  'webhook-believed',
  'check-then-write',
  'posting-outside',
  'suspension-unseen',
  'dispute-ignored',
] as const
export type Control = (typeof CONTROLS)[number]

/**
 * Whether the server of the controls breaks this guarantee at present. The drill writes its name to a file: to start a
 * server from its sources for each control costs more than the controls themselves.
 */
export const isBroken = (control: Control): boolean =>
  readFileSync(process.argv[2] ?? '', 'utf8') === control
