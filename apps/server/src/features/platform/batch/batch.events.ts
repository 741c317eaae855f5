import { event, occurrence } from '#kernel/work/events.ts'

/** A batch of staff was started or resumed, or goes on with its next rows. */
export const batchStarted = event<{ batchId: string }>('batch.started')

/** The same of a seller. */
export const sellerBatchStarted = event<{ batchId: string }>('batch.seller-started')

/** Staff and sellers have a queue of their own each: neither waits for the other. */
export const batchTurn = ({ id, sellerId }: { id: string; sellerId: string | null }) =>
  occurrence(sellerId === null ? batchStarted : sellerBatchStarted, { batchId: id })
