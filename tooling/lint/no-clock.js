import { placeOf } from './place.js'

const GUARDED = /^(?:apps\/server\/src\/(?!entry\/|kernel\/clock\.ts$)|packages\/(?!sandboxes\/))/
const TEST = /\.test\.tsx?$/
const TELLS_TIME = new Set(['Date.now', 'Temporal.Now'])
const MEASURES = new Set(['performance.now', 'process.hrtime'])
const MESSAGE = 'Time is ctx.now(), so that a test can set the clock.'

export const noClock = {
  create(context) {
    const place = placeOf(context.filename)
    if (!GUARDED.test(place)) return {}
    const measuring = TEST.test(place) // a duration does not depend on the time of day
    const report = (node) => context.report({ node, message: MESSAGE })
    const bareDate = (node) => node.callee.name === 'Date' && node.arguments.length === 0
    return {
      NewExpression(node) {
        if (bareDate(node)) report(node)
      },
      CallExpression(node) {
        if (bareDate(node)) report(node)
      },
      MemberExpression(node) {
        const object = node.object.name ?? node.object.property?.name
        const path = `${object}.${node.property.name ?? node.property.value}`
        if (TELLS_TIME.has(path) || (MEASURES.has(path) && !measuring)) report(node)
      },
    }
  },
}
