import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/** What features may say; the logger itself is the process's business. */
export type Log = FastifyBaseLogger

/** JSON lines on standard output. What could identify a person or open a door is never written. */
export const createLog = (process: string, level: string): Log =>
  pino({
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.token',
        '*.email',
        '*.phone',
      ],
      censor: '[removed]',
    },
    serializers: {
      err: pino.stdSerializers.err,
      req: (r: { method: string; url: string; id: string }) => ({
        method: r.method,
        // The query may hold what a person typed.
        path: r.url.split('?', 1)[0],
        id: r.id,
      }),
    },
  })
