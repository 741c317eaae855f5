import { placeOf } from './place.js'

const GUARDED = /^(?:apps\/[^/]+\/app\/|packages\/ui\/)(?!.*\.test\.tsx?$)/
const SPOKEN = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])
const NOT_SHOWN = new Set(['script', 'style'])
const MESSAGE = 'Words people read live in packages/i18n/messages: take them from t() or as a prop.'

const hasWords = (text) => /\p{L}/u.test(text.replaceAll(/&#?\w+;/g, ''))

/** The strings an expression may turn into: 'a', `a ${b}`, x ? 'a' : 'b', x && 'a', 'a' + b. */
function strings(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : []
    case 'TemplateLiteral':
      return node.quasis
    case 'ConditionalExpression':
      return [...strings(node.consequent), ...strings(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '===' || node.operator === '!=='
        ? []
        : [...strings(node.left), ...strings(node.right)]
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return strings(node.expression)
    default:
      return []
  }
}

const textOf = (node) => (node.type === 'TemplateElement' ? node.value.raw : node.value)

export const noRawText = {
  create(context) {
    if (!GUARDED.test(placeOf(context.filename))) return {}
    const checkAll = (node) => {
      for (const each of strings(node))
        if (hasWords(textOf(each))) context.report({ node: each, message: MESSAGE })
    }
    return {
      JSXText(node) {
        if (NOT_SHOWN.has(node.parent.openingElement?.name.name)) return
        if (hasWords(node.value)) context.report({ node, message: MESSAGE })
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return
        if (NOT_SHOWN.has(node.parent.openingElement?.name.name)) return
        checkAll(node.expression)
      },
      JSXAttribute(node) {
        if (SPOKEN.has(node.name.name)) checkAll(node.value)
      },
    }
  },
}
