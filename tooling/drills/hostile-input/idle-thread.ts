import { monitorEventLoopDelay } from 'node:perf_hooks'
import { onAsked } from './thread.ts'

/** A thread with nothing to do: what its event loop is delayed by is the host, not the product. */
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

onAsked(() => {
  const measured = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 }
  delay.reset()
  return measured
})
