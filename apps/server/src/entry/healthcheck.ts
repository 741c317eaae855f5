/**
 * `healthcheck.ts`: whether the process of this container runs; the image asks it now and then. Every
 * process serves `/livez` on its metrics port, so one command fits all of them. It reads the one
 * variable itself: the health of a process must not depend on all others.
 */
const TIMEOUT_MS = 2500
const port = process.env['METRICS_PORT'] || '9464'

const reply = await fetch(`http://127.0.0.1:${port}/livez`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => null)
process.exitCode = reply?.ok ? 0 : 1
