import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import type { Missed } from '@ironsouq/realtime-client/follow-channel'
import { openRealtime, type Realtime } from '@ironsouq/realtime-client/realtime'
import { api, isSignedOut } from '../api/api.ts'

/** The one connection of a page, for all channels that its screens follow. */
export interface PageRealtime extends Pick<Realtime, 'follow' | 'followAgain' | 'signal'> {
  missed: (query: { channel: string; after: number }) => Promise<Missed>
}

async function ticketOf(answer: Promise<{ ticket: string }>): Promise<string | null> {
  try {
    return (await answer).ticket
  } catch (err) {
    if (isSignedOut(err)) return null
    throw err
  }
}

export const staffRealtime: PageRealtime = {
  ...openRealtime({ ticket: () => ticketOf(api(realtimeEndpoints.staffTicket)) }),
  missed: (query) => api(realtimeEndpoints.staffMissed, { query }),
}

export const merchantRealtime: PageRealtime = {
  ...openRealtime({ ticket: () => ticketOf(api(realtimeEndpoints.merchantTicket)) }),
  missed: (query) => api(realtimeEndpoints.merchantMissed, { query }),
}
