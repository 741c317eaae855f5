import { consumer, type Consumer, type EventKind } from './events.ts'

interface Purging<Payload extends object> {
  name: string
  on: EventKind<Payload>
  tags: (event: Payload) => readonly string[]
}

/**
 * A consumer that invalidates cached pages by tag. Running twice costs one more rendering; while
 * Redis is unavailable it fails and the queue retries it.
 */
export const purgeConsumer = <Payload extends object>({
  name,
  on,
  tags,
}: Purging<Payload>): Consumer<Payload> =>
  consumer({ name, on, workerPool: 'pages', handle: (ctx, event) => ctx.pages.purge(tags(event)) })
