import { placeOf } from './place.js'

/** The one place that turns an amount into numbers and back, without floats. */
const MONEY = /^packages\/contract\/src\/money\/money[./]/
const TEST = /\.test\.tsx?$|^e2e\//
const MESSAGE =
  'An amount is a decimal string, and a float loses its last digits: use packages/contract/src/money/money.'

const CONVERTS = /^(?:Number|parseFloat|parseInt|Number\.parseFloat|Number\.parseInt|Math\.\w+)$/
const CALCULATES = new Set(['-', '*', '/', '%', '**', '<', '>', '<=', '>='])

/** `amount`, `x.amount`, `x?.amount`, and either side of `x.amount ?? 0`. */
function isAmount(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name === 'amount'
    case 'MemberExpression':
      return !node.computed && node.property.name === 'amount'
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return isAmount(node.expression)
    case 'LogicalExpression':
      return isAmount(node.left) || isAmount(node.right)
    default:
      return false
  }
}

/** `price.amount`, not a variable that happens to be called so: arithmetic may be on minor units. */
const isField = (node) => isAmount(node) && node.type !== 'Identifier'

const nameOf = (callee) =>
  callee.type === 'MemberExpression'
    ? `${callee.object.name}.${callee.property.name}`
    : (callee.name ?? '')

export const noFloatMoney = {
  create(context) {
    const place = placeOf(context.filename)
    if (MONEY.test(place) || TEST.test(place)) return {}
    const report = (node) => context.report({ node, message: MESSAGE })
    return {
      CallExpression(node) {
        if (CONVERTS.test(nameOf(node.callee)) && node.arguments.some(isAmount)) report(node)
      },
      UnaryExpression(node) {
        if (/^[+-]$/.test(node.operator) && isField(node.argument)) report(node)
      },
      BinaryExpression(node) {
        if (CALCULATES.has(node.operator) && (isField(node.left) || isField(node.right)))
          report(node)
      },
    }
  },
}
