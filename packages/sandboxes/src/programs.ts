import { fileURLToPath } from 'node:url'

const program = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/** The payment providers. */
export const PSP = program('./psp/run.ts')

export const CARRIER = program('./carrier/run.ts')

/** Sign-in, text messages, translation and WhatsApp in one process. */
export const PROVIDERS = program('./providers/run.ts')
