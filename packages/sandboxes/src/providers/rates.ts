import { listen, type RunningProvider } from '../listen.ts'

interface RunningFeed extends RunningProvider {
  /** What the next answers state: units per euro, of a day. */
  state: (day: string, perEuro: Record<string, number>) => void
  /** The next answers have this status. */
  fail: (status: number) => void
  calls: () => number
}

/** A feed of exchange rates: `/ecb` as the European Central Bank writes it, `/json` as JSON. */
export async function startRates(port?: number): Promise<RunningFeed> {
  const { answer, ...running } = await listen(port)
  let stated: { day: string; perEuro: Record<string, number> } = { day: '', perEuro: {} }
  let status = 200
  let calls = 0
  answer((request, reply) => {
    calls += 1
    const { day, perEuro } = stated
    if (status !== 200) return reply.writeHead(status).end()
    if (request.url === '/json')
      return reply.end(JSON.stringify({ amount: 1, base: 'EUR', date: day, rates: perEuro }))
    const cubes = Object.entries(perEuro).map(
      ([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`,
    )
    return reply.end(
      `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube><Cube time='${day}'>${cubes.join('\n')}</Cube></Cube></gesmes:Envelope>`,
    )
  })
  return {
    ...running,
    state: (day, perEuro) => {
      stated = { day, perEuro }
      status = 200
    },
    fail: (code) => void (status = code),
    calls: () => calls,
  }
}
