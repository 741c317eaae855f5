import { createRequire } from 'node:module'
import { Socket } from 'node:net'

/**
 * The control of the drill `slow-engines`: a process that waits for its engines without end, as the
 * libraries do when nothing is set.
 */
interface Timed {
  prototype: Record<string, unknown>
}

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url))
const { Command, Redis } = require('ioredis') as { Command: Timed; Redis: Timed }
Command.prototype['setTimeout'] = () => {}
Redis.prototype['setSocketTimeout'] = () => {}
AbortSignal.timeout = () => new AbortController().signal
Socket.prototype.setTimeout = function unlimited() {
  return this
}
