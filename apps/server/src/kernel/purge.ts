import { consumer, type Consumer, type EventKind } from './events.ts'

interface Purging<Payload extends object> {
  name: string
  on: EventKind<Payload>
  tags: (event: Payload) => readonly string[]
}

/**
 * A consumer that makes kept pages dead. Told twice, it costs a rendering; while Redis is away it
 * fails, and the queue tells it again.
 */
export const purging = <Payload extends object>({
  name,
  on,
  tags,
}: Purging<Payload>): Consumer<Payload> =>
  consumer({ name, on, handle: (ctx, event) => ctx.pages.purge(tags(event)) })
