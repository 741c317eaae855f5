import { pageKeys, Purge } from '@ironsouq/contract/pages'
import type { TestServer } from './harness.ts'

/** Hears of purges as a front end does, on a connection of its own. */
export async function hearPurges({ redis, prefix }: TestServer) {
  const heard: Purge[] = []
  const ear = redis.duplicate()
  await new Promise((resolve) => ear.once('ready', resolve))
  await ear.subscribe(pageKeys(prefix).channel)
  ear.on('message', (_channel, text: string) => heard.push(Purge.parse(JSON.parse(text))))
  return {
    heard,
    [Symbol.dispose]: () => ear.disconnect(),
  }
}
