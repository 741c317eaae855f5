const DISABLES = /^\s*(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(.*)$/s
const REASON = /\s--\s+\S.{7,}/s

/**
 * A directive that names no rule switches this one off as well: checks/files.ts refuses those.
 */
export const suppressionNeedsReason = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, rest] = DISABLES.exec(comment.value) ?? []
          if (rest === undefined || REASON.test(rest)) continue
          context.report({
            loc: comment.loc,
            message: 'A suppression needs its reason on the same line: `rule -- because …`.',
          })
        }
      },
    }
  },
}
