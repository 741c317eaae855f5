import { placeOf } from './place.js'

const GUARDED = /^(?:apps\/[^/]+\/app\/|packages\/ui\/)|\.tsx$/

/** Utilities that have a logical equivalent: the physical one is never needed. */
const PHYSICAL = [
  /^-?(?:scroll-)?[mp][lr]-./,
  /^-?(?:left|right)-./,
  /^border-[lr](?:-|$)/,
  /^rounded-(?:[lr]|[tb][lr])(?:-|$)/,
  /^(?:text|float|clear)-(?:left|right)$/,
  /^\[(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|border-(?:left|right|(?:top|bottom)-(?:left|right)).*?):/,
]

/** Utilities without one: the same string must have the right-to-left variant. */
const UNMIRRORED = [
  /^(?:perspective-)?origin-(?:top-|bottom-)?(?:left|right)$/,
  /^bg-(?:top-|bottom-)?(?:left|right)(?:-top|-bottom)?$/,
  /^object-(?:top-|bottom-)?(?:left|right)(?:-top|-bottom)?$/,
  /^bg-(?:linear|gradient)-to-[tb]?[lr]$/,
  /^-?translate-x-(?!0$)/,
]

const STYLE_KEYS =
  /^(?:(?:scroll)?(?:margin|padding)(?:Left|Right)|left|right|border(?:Top|Bottom)?(?:Left|Right)(?:Color|Style|Width|Radius)?)$/i
const STYLE_VALUES = { textAlign: /^(?:left|right)$/, float: /^(?:left|right)$/ }

const TWIN =
  'Physical direction: use ms/me, ps/pe, start/end, border-s/e, rounded-s/e, text-start/end, so that Arabic and Hebrew mirror.'
const MIRROR =
  'This utility does not mirror by itself: add its rtl: counterpart to the same string.'

/** `sm:hover:!-ml-2` → variants `sm:hover`, utility `-ml-2`; colons in brackets do not count. */
function split(token) {
  const parts = token.split(/:(?![^[(]*[\])])/)
  const utility = (parts.pop() ?? '').replaceAll(/^!|!$/g, '')
  return { variants: parts, utility }
}

function faultIn(text) {
  const tokens = text.split(/\s+/).filter(Boolean).map(split)
  if (tokens.some(({ utility }) => PHYSICAL.some((one) => one.test(utility)))) return TWIN
  const unmirrored = UNMIRRORED.some((one) => {
    const of = tokens.filter(({ utility }) => one.test(utility))
    return of.length > 0 && !of.some(({ variants }) => variants.includes('rtl'))
  })
  return unmirrored ? MIRROR : null
}

const keyOf = ({ key }) => key?.name ?? key?.value

function styleFault(property) {
  const key = keyOf(property)
  if (typeof key !== 'string') return false
  return STYLE_KEYS.test(key) || Boolean(STYLE_VALUES[key]?.test(property.value?.value))
}

export const noPhysicalDirection = {
  create(context) {
    if (!GUARDED.test(placeOf(context.filename))) return {}
    const check = (node, text) => {
      const message = faultIn(text)
      if (message) context.report({ node, message })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.expression?.type !== 'ObjectExpression')
          return
        for (const property of node.value.expression.properties)
          if (styleFault(property)) context.report({ node: property, message: TWIN })
      },
    }
  },
}
