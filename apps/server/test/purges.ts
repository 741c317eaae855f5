import { pageKeys, Purge } from '@ironsouq/contract/page-cache'
import type { TestServer } from './harness.ts'

/** Subscribes to purges on a connection of its own, as the storefront does. */
export async function collectPurges({ redis, prefix }: TestServer) {
  const received: Purge[] = []
  const subscriber = redis.duplicate()
  await new Promise((resolve) => subscriber.once('ready', resolve))
  await subscriber.subscribe(pageKeys(prefix).channel)
  subscriber.on('message', (_channel, text: string) => received.push(Purge.parse(JSON.parse(text))))
  return {
    received,
    [Symbol.dispose]: () => subscriber.disconnect(),
  }
}
