import type { FastifyRequest } from 'fastify'

/** The chain of addresses for the next hop: the ones we received, and the connected one. */
export function forwardedFor({ headers, socket }: FastifyRequest): string {
  const before = headers['x-forwarded-for']
  return [before, socket.remoteAddress].flat().filter(Boolean).join(', ')
}
