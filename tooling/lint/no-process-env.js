import { placeOf } from './place.js'

const ALLOWED =
  /^(?:apps\/[^/]+\/(?:src\/)?entry\/|apps\/server\/test\/|scripts\/|tooling\/|e2e\/)|\.config\.[cm]?[jt]s$/
const MESSAGE = 'Only entry reads the environment: take the value as an argument or from ctx.'

const named = (key) => key?.name ?? key?.value

export const noProcessEnv = {
  create(context) {
    if (ALLOWED.test(placeOf(context.filename))) return {}
    const report = (node) => context.report({ node, message: MESSAGE })
    const isProcess = (node) =>
      (node?.type === 'Identifier' && node.name === 'process') ||
      (node?.type === 'MemberExpression' &&
        node.object.name === 'globalThis' &&
        named(node.property) === 'process')
    return {
      MemberExpression(node) {
        if (named(node.property) !== 'env') return
        if (isProcess(node.object) || node.object.type === 'MetaProperty') report(node)
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern') return
        if (!isProcess(node.init) && node.init?.type !== 'MetaProperty') return
        if (node.id.properties.some((each) => named(each.key) === 'env')) report(node)
      },
      ImportDeclaration(node) {
        if (!/^(?:node:)?process$/.test(node.source.value)) return
        if (node.specifiers.some((each) => named(each.imported) === 'env')) report(node)
      },
    }
  },
}
