import { event } from '#kernel/work/events.ts'

/** A file has arrived and can be read. */
export const importReceived = event<{ importId: string }>('import.received')

/** The rows of a file are stored, and what its columns seem to be. */
export const importRead = event<{ importId: string }>('import.read')

/** The dry run is over. */
export const importChecked = event<{ importId: string }>('import.checked')

/** The next block of rows of an import can be checked or saved. `attempt` tells a restarted part apart. */
export const importBlockDue = event<{ importId: string; attempt: number }>('import.block-due')

/** Every row of an import is saved. */
export const importFinished = event<{ importId: string }>('import.finished')
