import { basename } from 'node:path'

const WHY = 'import each thing from the file that makes it.'

export const noBarrel = {
  create(context) {
    return {
      Program(node) {
        if (/^index\.[cm]?[jt]sx?$/.test(basename(context.filename)))
          context.report({ node, message: `No index files: ${WHY}` })
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: `No export *: ${WHY}` })
      },
    }
  },
}
