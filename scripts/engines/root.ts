import { resolve } from 'node:path'

/** The clone. */
export const ROOT = resolve(import.meta.dirname, '../..')
