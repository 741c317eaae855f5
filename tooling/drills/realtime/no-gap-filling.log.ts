import { storedInLog as complete } from '../../../apps/server/src/kernel/realtime/channel-log.ts'
import type { Channel } from '../../../apps/server/src/kernel/realtime/channel.ts'

export {
  appendToChannels,
  channelPersonalData,
  deleteChannels,
} from '../../../apps/server/src/kernel/realtime/channel-log.ts'

/** A common mistake: what the bus loses stays lost. The realtime drill must detect it. */
export const storedInLog = (kind: string): Pick<Channel, 'after' | 'newest'> => ({
  ...complete(kind),
  after: async () => [],
})
