import { inspect } from 'node:util'
import type { Answer, Order } from '#adapters/document/documents.ts'
import { drawSheet } from '#adapters/document/render.ts'

const say = (answer: Answer) => process.send?.(answer)

/** Draws the sheets it receives, one at a time, and ends with its parent process. */
process.on('message', ({ id, drawing }: Order) => {
  drawSheet(drawing).then(
    (pdf) => say({ id, pdf }),
    (err: unknown) => say({ id, fault: inspect(err) }),
  )
})
process.on('disconnect', () => process.exit(0))
